nonisolated(unsafe) var opened: [String] = []

enum Route: Hashable {
    case home, profile, web
}

protocol Screen {
    var name: String { get }
}

// @Provides(into: [Route: any Screen], key: Route.home)
struct HomeScreen: Screen {
    let name = "home"

    init(user: User) { opened.append("home of \(user.name)") }
}

// @Provides(into: [Route: any Screen], key: Route.profile)
func profile(of user: User) -> ProfileScreen { ProfileScreen(user: user) }

struct ProfileScreen: Screen {
    let name = "profile"

    init(user: User) { opened.append("profile") }
}

#if WEB
// @Provides(into: [Route: any Screen], key: Route.web)
struct WebScreen: Screen {
    let name = "web"
}
#endif

// @Provides(once)
final class User {
    let name = "Ann"
}

/// A table builds only the screen that is opened.
// @Needs
struct Table {
    let screens: [Route: () -> any Screen]
    let all: [Route: any Screen]
    let failing: [Route: () async throws -> any Screen]
}

// @Provides(into: [Loaded])
struct Fast: Loaded {
    let order = 1
}

// @Provides(into: [Loaded])
struct Slow: Loaded {
    let order: Int

    init() async { order = 2 }
}

protocol Loaded: Sendable {
    var order: Int { get }
}

/// One async element does not make the others wait.
// @Needs
final class Loader {
    let steps: [() async -> any Loaded]

    init(steps: [() async -> any Loaded]) { self.steps = steps }
}

// @Provides(into: [() -> Int])
let exactly: @Sendable () -> Int = { 1 }

/// Closures that are provided win.
// @Needs
final class Numbers {
    let all: [() -> Int]

    init(all: [() -> Int]) { self.all = all }
}

// @Scope
struct Page {
    // @Provides
    let number: Number
}

struct Number: Sendable {
    let value: Int
}

// @Provides(into: [Line])
struct Line {
    let number: Number
}

/// A closure moves nothing, and neither does a collection of closures.
// @Needs(in: Page)
struct Lines {
    let all: [() -> Line]
}
