import UIKit

/// Logs in and shows the storyboard's list, in a navigation controller made in code.
// @Needs
@MainActor
final class AppFlow {
    private let login: Login
    private(set) var root: UINavigationController?

    init(login: Login) { self.login = login }

    func begin(_ credentials: Credentials) async throws {
        try await login.logIn(credentials)
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard let list = login.session?.makeListController(from: storyboard) else { return }
        root = UINavigationController(rootViewController: list)
    }
}

@main
@MainActor
enum LibraryApp {
    static let factory = AppFactory()
    static let flow = factory.makeAppFlow()

    static func main() async throws {
        try await flow.begin(Credentials(name: "ada", pin: "1815"))
    }
}

#if DEBUG
    struct StubClock: Clock {
        let now = Date(timeIntervalSince1970: 0)
    }

    actor StubBookStore: BookStore {
        private var kept: [Book] = []

        func books() async -> [Book] { kept }
        func keep(_ books: [Book]) async throws { kept = books }
    }

    @MainActor
    enum Preview {
        static func list() -> ListController {
            FakeAppFactory(bookStore: StubBookStore(), clock: StubClock())
                .makeSessionFactory(Session(user: User(name: "ada")))
                .makeListController(from: UIStoryboard(name: "Main", bundle: nil))
        }
    }
#endif
