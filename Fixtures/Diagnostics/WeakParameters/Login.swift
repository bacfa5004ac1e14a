protocol LoginView: AnyObject {}

final class LoginPresenter {
    private weak var view: LoginView?
    init(view: LoginView) { self.view = view }
}

/// It is the view itself.
final class LoginScreen: LoginView {
    // @Needs
    init(presenter: LoginPresenter) {}
}

final class Owner {}

class Part {
    unowned let owner: Owner
    let other: Owner?
    init(owner: Owner) {
        self.owner = owner
        other = nil
    }
}

/// The property is its superclass's.
// @Needs
final class Button: Part {}

final class Router {}

// @Provides(once)
final class Links {
    weak var router: Router?
    init(router: Router) { self.router = router }
}

protocol Delegate: AnyObject {}
final class AppDelegate: Delegate {}

/// No default hides a provider: somebody else sets the delegate.
// @Needs
final class Player {
    weak var delegate: Delegate?
    init(links: Links, delegate: Delegate? = nil) { self.delegate = delegate }
}

final class Session {}

/// The parameter fills the strong property of its name.
// @Needs
final class Keeper {
    let session: Session
    weak var last: Session?
    init(session: Session) { self.session = session }
}
