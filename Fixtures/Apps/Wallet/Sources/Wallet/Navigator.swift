import UIKit

typealias SignOut = @MainActor () -> Void

/// Shows the screen to be seen, and holds on to the session for as long as someone is signed in.
// @Provides(once)
@MainActor
final class Navigator {
    private(set) var screen: UIViewController?
    private(set) var session: SessionFactory?
    private let openSession: (Session) -> SessionFactory
    private let makeLogin: (NSCoder) -> LoginViewController?

    init(
        openSession: @escaping (Session) -> SessionFactory,
        makeLogin: @escaping (NSCoder) -> LoginViewController?
    ) {
        self.openSession = openSession
        self.makeLogin = makeLogin
    }

    // @Provides
    var signOut: SignOut {
        { [weak self] in self?.showLogin() }
    }

    func showLogin() {
        session = nil
        screen = UIStoryboard.main.instantiateViewController(identifier: "Login", creator: makeLogin)
        screen?.loadViewIfNeeded()
    }

    func signIn(_ session: Session) {
        let factory = openSession(session)
        self.session = factory
        screen = factory.makeWalletListViewController()
        screen?.loadViewIfNeeded()
    }

    func show(_ screen: UIViewController) {
        self.screen = screen
        screen.loadViewIfNeeded()
    }
}

extension UIStoryboard {
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
}
