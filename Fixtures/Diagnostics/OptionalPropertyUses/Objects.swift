import UIKit

final class UserModel {}
// @Provides
final class HomeModel {}

protocol Storyboarded {}
extension Storyboarded {
    static func instantiate() -> Self { fatalError() }
}

final class UserController: UIViewController, Storyboarded {
    var model: UserModel!
    static func make() -> UserController { instantiate() }
}

/// All other assignments are to properties of other classes.
final class HomeController: UIViewController, Storyboarded {
    // @Needs
    var model: HomeModel!
    private lazy var user = UserController()
    private let users: [UserController] = []

    func open(_ model: UserModel, in window: Window) {
        let made = UserController.instantiate()
        made.model = model
        let initial = UIStoryboard.initial(withType: UserController.self)
        initial.model = model
        UserController.make().model = model
        UserController.open().model = model
        makeUser()?.model = model
        user.model = model
        self.user.model = model
        users.first?.model = model
        for user in users { user.model = model }
        (window.root as! UserController).model = model
        if let user = window.root as? UserController { user.model = model }
        guard let found = window.root as? UserController, found.isViewLoaded else { return }
        found.model = model
        window.items[0].model = UserModel()
        window.container.resolve(UserController.self)!.model = model
        resolve(UserController.self)?.model = model
        window.container.storyboardInitCompleted(UserController.self) { resolver, user in user.model = model }
        switch window.root {
        case let user as UserController: user.model = model
        default: break
        }
    }
}

extension HomeController {
    func open() { user.model = nil }
}

func makeUser() -> UserController? { nil }

extension UIStoryboard {
    static func initial<Screen>(withType: Screen.Type) -> Screen { fatalError() }
}

final class DetailController: UIViewController, Storyboarded {
    // @Needs
    var model: HomeModel!

    static func make(_ model: HomeModel) -> DetailController {
        let controller = instantiate()
        controller.model = model
        return controller
    }
}

/// The system's classes have a property of the same name.
final class SearchingController: UIViewController {
    // @Needs(given: searchController)
    var searchController: UISearchController!

    override func viewDidLoad() { navigationItem.searchController = searchController }
}

final class ItemController: UIViewController, Storyboarded {
    // @Needs
    var item: HomeModel!
}

/// The class of what the window shows is unknown.
func show(_ model: HomeModel, in window: Window) {
    window.shown.item = model
    window.shown.item = HomeModel()
    DetailController.make(model).model = model
    let next = ItemController.instantiate()
    next.item = model
    window.shown.item = UserModel()
}

final class MadeController: UIViewController {
    // @Needs
    var model: HomeModel!

    static func make() -> MadeController { .init(nibName: "Made", bundle: nil) }
    static var empty: MadeController? {
        print("")
        return .init()
    }
}

/// What it is made with is what the new initializer takes, and the others are of other types.
class FittingController: UIViewController {
    // @Needs
    var model: HomeModel!

    static func make(_ model: HomeModel) -> FittingController {
        let names = ["a"].map { name -> String in return .init(name) }
        show(names.map { .init($0) }, .init())
        return names.isEmpty ? FittingController(model: model) : LongController(model: model, text: "")
    }
}

final class LongController: FittingController {
    // @Needs(given: text)
    var text: String!
}
