import UIKit

extension UIStoryboard {
    static let main = UIStoryboard(name: "Main", bundle: nil)

    func scene(_ identifier: String) -> UIViewController { instantiateViewController(withIdentifier: identifier) }

    func make<T: UIViewController>() -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
    }

    func make<T: UIViewController>(_ type: T.Type, configure: (T) -> Void = { _ in }) -> T {
        let controller: T = make()
        configure(controller)
        return controller
    }
}

final class Router {
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)
    private var detail: DetailViewController?

    func open(_ identifier: String, from host: UIViewController, in window: UIWindow) {
        host.present(host.storyboard!.instantiateViewController(withIdentifier: "Detail"), animated: true)
        host.show(storyboard.scene("Detail") as! OtherViewController, sender: nil)
        window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        if let controller = storyboard.instantiateInitialViewController() { window.rootViewController = controller }
        guard let detail = storyboard.instantiateViewController(withIdentifier: identifier) as? DetailViewController else { return }
        self.detail = storyboard.make()
        let made: DetailViewController = storyboard.make()
        host.present(storyboard.make(DetailViewController.self) { $0.title = "Detail" }, animated: true)
        _ = (detail, made)
    }

    func openInitialScene(in window: UIWindow) {
        window.rootViewController = UIStoryboard.main.instantiateInitialViewController()
        let main = UIStoryboard.main
        window.rootViewController = main.instantiateInitialViewController()
        window.rootViewController = TableViewController.loadFromStoryboard() as TableViewController
    }

    func openByStaticMembers(from host: UIViewController) {
        host.present(DetailViewController.instantiate(), animated: true)
        let titled: DetailViewController = .instantiate(titled: "Detail")
        host.present(DetailViewController.fromStoryboard("Main"), animated: true)
        _ = DetailViewController.create()
        _ = titled
    }
}

extension UIViewController {
    static func loadFromStoryboard<T: UIViewController>() -> T {
        UIStoryboard.main.instantiateViewController(withIdentifier: String(describing: self)) as! T
    }
}
