import UIKit

extension UIStoryboard {
    func scene(_ identifier: String) -> UIViewController { instantiateViewController(withIdentifier: identifier) }

    func scene<T: UIViewController>(_ identifier: String, make: @escaping (NSCoder) -> T?) -> T {
        instantiateViewController(identifier: identifier, creator: make)
    }
}

extension UIStoryboard {
    func open(_ identifier: String) -> UIViewController { instantiateViewController(withIdentifier: identifier) }

    func open<T: UIViewController>(_ identifier: String, _ make: @escaping (NSCoder) -> T?) -> T {
        instantiateViewController(identifier: identifier, creator: make)
    }
}

enum Pod {
    final class DetailViewController: UIViewController {}
}

struct Navigator {
    func instantiateViewController(withIdentifier identifier: String) -> String { identifier }
}

final class Router {
    func instantiateViewController(withIdentifier identifier: String) -> String { identifier }

    struct Play { func scene(_ name: String) {} }

    private var controller: DetailViewController?
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)

    func open(_ identifier: String, from host: UIViewController, _ segue: UIStoryboardSegue, factory: OpenedScenesLeftAloneFactory) {
        _ = segue.destination as! DetailViewController
        _ = host.children.first as? DetailViewController
        _ = storyboard.instantiateViewController(identifier: "Detail") { factory.makeDetailViewController(coder: $0) }
        _ = storyboard.instantiateViewController(
            identifier: "Detail", creator: { factory.makeDetailViewController(coder: $0) })
        _ = storyboard.scene("Detail", make: factory.makeDetailViewController(coder:))
        _ = storyboard.scene("Detail") { factory.makeDetailViewController(coder: $0) }
        _ = storyboard.scene("Other") as! OtherViewController
        _ = storyboard.instantiateViewController(withIdentifier: "Open") as! OpenViewController
        _ = storyboard.instantiateViewController(withIdentifier: identifier)
        _ = storyboard.instantiateViewController(withIdentifier: identifier) as! OtherViewController
        _ = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()
        _ = OpenViewController.instantiate()
        _ = DetailViewController.instantiate()
        _ = DetailViewController.instantiate { factory.makeDetailViewController(coder: $0) }
        _ = DetailViewController.other()
        _ = DetailViewController.plain()
        Play().scene("Detail")
        // A new constant has the type of its value.
        let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        _ = storyboard.instantiateViewController(withIdentifier: identifier) as! Pod.DetailViewController
        _ = storyboard.instantiateViewController(withIdentifier: "Detail" + identifier)
        _ = storyboard.open("Detail", factory.makeDetailViewController(coder:))
        _ = instantiateViewController(withIdentifier: "Detail")
        _ = Navigator().instantiateViewController(withIdentifier: "Detail")
        _ = controller
        // storyboard.instantiateViewController(withIdentifier: "Detail")
        print("storyboard.instantiateViewController(withIdentifier: \"Detail\")")
    }
}
