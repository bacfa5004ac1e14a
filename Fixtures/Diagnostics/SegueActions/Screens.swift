import UIKit

// @Provides
final class Client {}

final class ListViewController: UIViewController {
    private let client: Client

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

final class BareViewController: UIViewController {
    // @Needs
    init?(
        coder: NSCoder, client: Client
    ) { super.init(coder: coder) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

final class DetailViewController: UIViewController {
    let client: Client
    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

final class ItemViewController: UIViewController {
    let name: String
    // @Needs(given: name)
    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

/// It takes the closure, and only the method is missing.
final class ReadyViewController: UIViewController {
    private let details: (NSCoder) -> DetailViewController?

    // @Needs
    init?(coder: NSCoder, details: @escaping (NSCoder) -> DetailViewController?) {
        self.details = details
        super.init(coder: coder)
        title = "Ready"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

/// Its initializer does more than to assign.
final class BusyViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, client: Client) {
        super.init(coder: coder)
        register(client)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    private func register(_ client: Client) {}
}

/// Code makes it, and would have to pass the closure.
final class CalledViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, client: Client) { super.init(coder: coder) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    static func make(_ coder: NSCoder) -> CalledViewController? { CalledViewController(coder: coder, client: Client()) }
}

/// Its other initializer would not set the closure.
final class TwiceViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, client: Client) { super.init(coder: coder) }

    init(client: Client) { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

/// A member has the short name.
final class NamedViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, client: Client) { super.init(coder: coder) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func makeDetail() {}
}

/// The method of the one segue may pass another value than the other segue needs.
final class ItemsViewController: UIViewController {
    private let makeItem: (NSCoder, String) -> ItemViewController?

    // @Needs
    init?(coder: NSCoder, makeItem: @escaping (NSCoder, String) -> ItemViewController?) {
        self.makeItem = makeItem
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    @IBSegueAction func makeNew(_ coder: NSCoder) -> ItemViewController? { makeItem(coder, "New") }
}
