nonisolated(unsafe) var alive: [String: Int] = [:]

class Counted {
    init() { alive["\(type(of: self))", default: 0] += 1 }
    deinit { alive["\(type(of: self))"]! -= 1 }
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User: Sendable {
    let name: String
}

// @Provides(once, in: Session)
final class Cache: Counted {}

/// What it makes lives in the session, and so does everything that needs it.
// @Provides
protocol SessionScreens {
    func makeHome() -> Home
    func makeCache() -> Cache
    func makePage(at number: Int, titled title: String) -> Page
    func load() async throws(LoadError) -> Loaded
}

/// For what the session keeps: nil after its end.
// @Provides
protocol RouterScreens {
    func makeHome() -> Home?
    func makeCache() -> Cache?
    func makePage(at number: Int, titled title: String) -> Page
    func load() async throws(LoadError) -> Loaded
}

struct LoadError: Error {}

final class Loaded: Sendable {}

// @Provides
func makeLoaded() async throws(LoadError) -> Loaded { Loaded() }

// @Provides
struct Page {
    let number: Int
    let title: String

    // @Needs(given: title, number)
    init(title: String, number: Int) {
        self.number = number
        self.title = title
    }
}

// @Provides
final class Home: Counted {
    let user: User
    let cache: Cache

    init(user: User, cache: Cache) {
        self.user = user
        self.cache = cache
    }
}

/// The session keeps it, so its screens do not keep the session.
// @Provides(once, in: Session)
final class Router: Counted {
    let screens: any RouterScreens
    let shared: any SharedScreens

    init(screens: RouterScreens, shared: SharedScreens) {
        self.screens = screens
        self.shared = shared
    }
}

/// The session does not keep it, so its screens keep the session.
// @Needs(in: Session)
final class Tabs: Counted {
    let screens: any SessionScreens
    let shared: any SharedScreens

    init(screens: SessionScreens, shared: SharedScreens) {
        self.screens = screens
        self.shared = shared
    }
}

/// A session and the app need it, so it lives in the app.
// @Provides
protocol SharedScreens {
    func makeAbout() -> About
    func open(_ session: Session) -> SessionFactory
    var again: SharedScreens? { get }
}

// @Provides
struct About {}

// @Needs
final class Root: Counted {
    let shared: any SharedScreens

    init(shared: SharedScreens) { self.shared = shared }
}

/// Its default implementation is used where the session cannot be reached.
// @Provides
protocol Greeting {
    func greeting() -> User
}

extension Greeting {
    func greeting() -> User { User(name: "nobody") }
}

// @Needs
final class Lobby {
    let greeting: any Greeting

    init(greeting: Greeting) { self.greeting = greeting }
}

/// Nothing needs it, so it lives in the deepest scope that it reaches.
// @Provides
protocol Unneeded {
    func router() -> Router
}
