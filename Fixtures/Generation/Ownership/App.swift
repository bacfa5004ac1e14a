/// The instances that are alive, by type.
nonisolated(unsafe) var alive: [String: Int] = [:]

/// Counts itself for as long as it lives.
final class Life {
    private let type: String

    init(_ type: String) {
        self.type = type
        alive[type, default: 0] += 1
    }

    deinit { alive[type, default: 0] -= 1 }
}

protocol API: AnyObject {}

// @Provides(once, as: API)
final class LiveAPI: API {
    let life = Life("API")
}

// @Provides
final class Home {
    let life = Life("Home")
    let api: any API

    init(api: any API) { self.api = api }
}

/// The outermost factory keeps it, and its closure keeps the factory.
// @Provides(once)
final class Router {
    let life = Life("Router")
    let makeHome: () -> Home

    init(makeHome: @escaping () -> Home) { self.makeHome = makeHome }
}

final class Root {
    let life = Life("Root")
    let makeHome: () -> Home
    let openSession: (Session) -> SessionFactory

    // @Needs
    init(makeHome: @escaping () -> Home, openSession: @escaping (Session) -> SessionFactory) {
        self.makeHome = makeHome
        self.openSession = openSession
    }
}
