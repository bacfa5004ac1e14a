import UIKit

// @Provides
final class Client {}

protocol Storyboarded {}

extension Storyboarded where Self: UIViewController {
    static func instantiate() -> Self {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }

    static func instantiate(titled title: String) -> Self {
        let controller = instantiate()
        controller.title = title
        return controller
    }
}

class ScreenController: UIViewController {
    class func fromStoryboard(_ name: String) -> Self {
        UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Self
    }
}

final class DetailViewController: ScreenController, Storyboarded {
    private let client: Client

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    static func create() -> DetailViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }

    static func createTwice() -> [DetailViewController] { [create(), create()] }

    func another() -> UIViewController { Self.instantiate() }

    static func another() -> UIViewController { instantiate() }
}

final class OtherViewController: ScreenController, Storyboarded {}

final class TableViewController: UITableViewController {
    private let client: Client

    // @Needs
    init?(coder: NSCoder, client: Client) {
        self.client = client
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}
