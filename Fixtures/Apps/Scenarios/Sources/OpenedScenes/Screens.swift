import UIKit

// @Provides(once)
final class Client {
    private(set) var requests = 0

    func request() { requests += 1 }
}

/// A base class whose subclasses scenes show.
class ScreenController: UIViewController {
    let client: Client

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("'ScreenController' is made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        client.request()
    }
}

final class HomeViewController: ScreenController {
    private let makeSettings: (NSCoder) -> SettingsViewController?

    // @Needs
    init?(coder: NSCoder, client: Client, makeSettings: @escaping (NSCoder) -> SettingsViewController?) {
        self.makeSettings = makeSettings
        super.init(coder: coder, client: client)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("'HomeViewController' is made by the factory")
    }

    @IBSegueAction func makeSettings(_ coder: NSCoder) -> SettingsViewController? {
        makeSettings(coder)
    }
}

// @Needs
final class SettingsViewController: ScreenController {}

/// A generic base class, which only its subclasses determine.
class ModelController<Model>: UIViewController {
    let model: Model

    init?(coder: NSCoder, model: Model) {
        self.model = model
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("'ModelController' is made by the factory")
    }
}

// @Provides
final class Profile {
    let name = "Ada"
}

// @Needs
final class ProfileViewController: ModelController<Profile> {}

protocol Closing: AnyObject {
    func close()
}

/// Somebody else's object stays weak, and the caller passes it.
final class DetailViewController: UIViewController {
    let client: Client
    weak var closing: Closing?

    // @Needs(given: closing)
    init?(coder: NSCoder, client: Client, closing: Closing?) {
        self.client = client
        self.closing = closing
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("'DetailViewController' is made by the factory")
    }
}

extension UIStoryboard {
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
}
