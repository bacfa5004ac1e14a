struct User: Equatable {
    let name: String
}

struct AuthToken {
    let value: Int
}

// @Scope(root)
struct App {
    // @Provides
    let log: Log
}

final class Log {
    var lines: [String] = []
}

// @Provides(once)
final class API {
    let log: Log

    init(log: Log) {
        self.log = log
    }
}

// Makes sessions, and is kept by the outermost factory, which it must not keep.
// @Provides(once)
final class Coordinator {
    let startSession: (Session) -> SessionFactory

    init(startSession: @escaping (Session) -> SessionFactory) {
        self.startSession = startSession
    }
}

// @Scope
struct Session {
    // @Provides
    let user: User
    let secret: Int

    // @Provides
    var token: AuthToken { AuthToken(value: secret) }
}

// One for each session, because it needs what a session starts from.
// @Provides(once, in: Session)
final class WalletsRepository {
    nonisolated(unsafe) static var alive = 0
    let user: User
    let api: API
    let makeUpload: () -> Upload?
    let reports: Reports

    init(user: User, api: API, makeUpload: @escaping () -> Upload?, reports: Reports) {
        self.user = user
        self.api = api
        self.makeUpload = makeUpload
        self.reports = reports
        Self.alive += 1
    }

    deinit { Self.alive -= 1 }
}

// Kept inside of what the session keeps.
// @Provides(in: Session)
struct Reports {
    let makeUpload: (Int) -> Upload?
    let makeToken: () -> AuthToken
    let api: () -> API
}

// @Provides
final class Upload {
    let token: AuthToken
    let size: Int

    // @Needs(given: size)
    init(token: AuthToken, size: Int = 1) {
        self.token = token
        self.size = size
    }
}

// Needs nothing of a session, and lives in it all the same.
// @Provides(once, in: Session)
final class Preferences {}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: Int
}

// @Provides(graph)
final class PageModel {
    let number: Int
    let wallets: WalletsRepository
    let api: API

    init(number: Int, wallets: WalletsRepository, api: API) {
        self.number = number
        self.wallets = wallets
        self.api = api
    }
}

// @Provides(graph)
final class Theme {}

// @Provides
struct Header {
    let theme: Theme
}

// @Provides
struct PageView {
    let model: PageModel
    let theme: Theme
}

final class PageController {
    nonisolated(unsafe) static var alive = 0
    let model: PageModel
    let view: PageView
    let header: Header
    let theme: Theme
    let again: () -> PageView

    // @Needs
    init(model: PageModel, view: PageView, header: Header, theme: Theme, again: @escaping () -> PageView) {
        self.model = model
        self.view = view
        self.header = header
        self.theme = theme
        self.again = again
        Self.alive += 1
    }

    deinit { Self.alive -= 1 }
}

final class SessionController {
    let wallets: WalletsRepository
    let openPage: (Page) -> PageFactory
    let session: Session

    // @Needs
    init(
        wallets: WalletsRepository, preferences: Preferences, openPage: @escaping (Page) -> PageFactory,
        session: Session, app: App
    ) {
        self.wallets = wallets
        self.openPage = openPage
        self.session = session
    }
}

final class LoginController {
    let coordinator: Coordinator

    // @Needs
    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }
}
