import UIKit

/// Holds the session's factory as long as somebody is logged in.
final class LoginViewController: UIViewController {
    private let makeSession: (Session) -> SessionFactory
    private(set) var session: SessionFactory?

    // @Needs
    init?(coder: NSCoder, makeSession: @escaping (Session) -> SessionFactory) {
        self.makeSession = makeSession
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    func logIn(_ user: User) {
        session = makeSession(Session(user: user))
    }

    func logOut() {
        session = nil
    }
}
