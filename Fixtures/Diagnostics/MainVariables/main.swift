typealias Greeting = String

// @Provides
let greeting: Greeting = "Hello"

struct Settings {
    // @Provides
    static let shared = Settings()
}

// @Provides
var clock: Clock { Clock() }

struct Clock {}

// @Provides
func makeCalendar() -> Planner { Planner() }

final class Planner {}

final class Screen {
    // @Needs
    init(greeting: Greeting, settings: Settings, clock: Clock, planner: Planner) {}
}
