struct Route {}

// @Provides(into: [Route])
func routes() -> [Route] { [] }

// @Provides(into: [Route])
let one: Route = Route()

struct Step {}

// @Provides(into: [Step])
func slow() async -> Step { Step() }

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(into: [Tab])
struct Tab {
    let user: User
}

// @Needs
final class App {
    init(routes: [() -> Route], steps: [() -> Step], tabs: [() -> Tab], all: [Route]) {}
}

// @Provides(into: [String: Int], key: "a")
let whole: [String: Int] = [:]

// @Provides(into: [String: Int])
let element: Int = 1

// @Provides(into: [String: Int])
struct Element {}
