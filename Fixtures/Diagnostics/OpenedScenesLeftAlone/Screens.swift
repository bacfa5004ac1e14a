import UIKit

// @Provides
final class Client {}

protocol Storyboarded {}

extension Storyboarded where Self: UIViewController {
    static func instantiate() -> Self {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }

    static func instantiate(make: @escaping (NSCoder) -> Self?) -> Self {
        UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(identifier: String(describing: self), creator: make)
    }

    static func plain() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Other")
    }

    static func other() -> OtherViewController { OtherViewController.instantiate() }
}

/// Its own member wins.
final class DetailViewController: UIViewController, Storyboarded {
    private let client: Client

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    static func instantiate() -> Self { fatalError("Ask the factory.") }

    static func showOther(_ identifier: String) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) as! OtherViewController
    }

    static func create(make: @escaping (NSCoder) -> DetailViewController?) -> DetailViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Detail", creator: make)
    }
}

/// Something can be made by its `init(coder:)`.
final class OpenViewController: UIViewController, Storyboarded {
    private let client: Client?

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        client = nil
        super.init(coder: coder)
    }
}

final class OtherViewController: UIViewController, Storyboarded {}
