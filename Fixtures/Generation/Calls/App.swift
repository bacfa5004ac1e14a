/// Makes its value later, as SwiftUI's `@StateObject` does.
struct Later<Value> {
    let make: () -> Value

    init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
}

// MARK: What a call must not keep alive

// @Provides(graph)
final class Theme {
    init() { count(1) }
    deinit { count(-1) }
}

/// An autoclosure in a shared instance would keep the call, which holds that instance: so its value is made first.
// @Provides(graph)
final class Store {
    let theme: Later<Theme>
    let row: Row

    init(theme: @autoclosure @escaping () -> Theme, row: Row) {
        self.theme = Later(theme())
        self.row = row
        count(1)
    }

    deinit { count(-1) }
}

/// So would one in a part of it.
// @Provides
struct Row {
    let theme: Later<Theme>

    init(theme: @autoclosure @escaping () -> Theme) { self.theme = Later(theme()) }
}

// @Needs
final class Screen {
    let store: Later<Store>
    var badge: Later<Theme>?

    init(store: @autoclosure @escaping () -> Store) {
        self.store = Later(store())
        count(1)
    }

    // @Needs
    func show(badge: @autoclosure @escaping () -> Theme) { self.badge = Later(badge()) }

    deinit { count(-1) }
}

// MARK: Names

/// A given parameter, a need and a member are called as the call is.
// @Provides(once)
final class Call {}

// @Provides(graph)
final class Log {
    let call: Int

    // @Needs(given: call)
    init(call: Int) { self.call = call }
}

// @Needs(given: call)
struct Dialer {
    let call: Int
    let log: Log
    let again: Log
}

// @Provides
struct Operator {
    let call: Call
    let theme: Theme
    let store: Store
}

// @Needs
struct Switchboard {
    let call: () throws -> Theme
    let person: Operator

    init(call: @autoclosure @escaping () throws -> Theme, person: Operator) {
        self.call = call
        self.person = person
    }
}

/// Its member is called as that of the shared `Theme` would be.
// @Provides(once)
final class SharedTheme {}

// @Provides(graph)
func sharedStore() -> [Int] { [1] }

// MARK: Members that are properties

protocol Step {
    var theme: Theme { get }
}

// @Provides(into: [any Step])
struct First: Step {
    let theme: Theme
}

// @Provides(into: [any Step])
struct Second: Step {
    let theme: Theme
}

final class Wardrobe {
    // @Provides
    var color: Color { Color(theme: theme) }
    let theme: Theme

    init(theme: Theme) { self.theme = theme }
}

// @Provides
func wardrobe(theme: Theme) -> Wardrobe { Wardrobe(theme: theme) }

struct Color {
    let theme: Theme
}

// @Needs
struct Plan {
    let steps: [any Step]
    let color: Color
    let theme: Theme
    let names: SharedTheme
    let numbers: [Int]
}

// MARK: A call that a kept instance begins

// @Provides(once)
final class Keeper {
    let theme: Later<Theme>
    let steps: [any Step]

    init(theme: @autoclosure @escaping () -> Theme, steps: [any Step]) {
        self.theme = Later(theme())
        self.steps = steps
    }
}

#if EXTRA
    // @Provides(graph)
    final class Probe {}
#endif

/// Its call is not used under all conditions.
// @Provides(once)
final class Meter {
    #if EXTRA
        // @Needs
        func take(probe: Probe, theme: Theme) {}
    #endif
}

// @Needs
func measure(meter: Meter, keeper: Keeper) -> Keeper { keeper }

// MARK: Scopes

// @Scope
struct Session {
    // @Provides
    let user: String
}

protocol Profile: AnyObject {
    var theme: Theme { get }
}

// @Provides(graph, as: Profile)
final class UserProfile: Profile {
    let theme: Theme
    let user: String

    init(theme: Theme, user: String) {
        self.theme = theme
        self.user = user
    }
}

// @Needs
struct Home {
    let profile: any Profile
    let same: UserProfile
    let theme: Theme
    let store: Store
}
