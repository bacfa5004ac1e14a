protocol Step {
    var name: String { get }
}

// @Provides(once)
final class Log {
    var lines: [String] = []
}

// @Provides(into: [any Step])
struct First: Step {
    let log: Log
    let name = "first"
}

// @Provides(once, as: Step, into: [Step])
final class Second: Step {
    let name = "second"
}

struct Named: Step {
    let name: String
}

// @Provides(into: [Step])
func makeThird(log: Log) -> any Step { Named(name: "third") }

enum Steps {
    // @Provides(once, into: [Step])
    static func fourth() -> Named { Named(name: "fourth") }

    // @Provides(into: [Step])
    static var fifth: Named { Named(name: "fifth") }
}

enum Route: Hashable {
    case home, settings
}

typealias Handler = () -> String

enum Handlers {
    // @Provides(into: [Route: Handler], key: .home)
    static func home(log: Log) -> Handler { { "home" } }

    // @Provides(into: [Route: () -> String], key: .settings)
    static func settings() -> Handler { { "settings" } }
}

final class App {
    let steps: [any Step]
    let handlers: [Route: Handler]
    let second: any Step
    let later: () -> [Step]

    // @Needs
    init(steps: [any Step], handlers: [Route: Handler], second: Step, later: @escaping () -> [Step]) {
        self.steps = steps
        self.handlers = handlers
        self.second = second
        self.later = later
    }
}
