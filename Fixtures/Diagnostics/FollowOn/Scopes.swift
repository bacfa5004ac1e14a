// What is wrong with a scope is told once, and not again at what lives in it.

// @Scope
private struct Hidden {
    // @Provides
    let user: User

    // @Provides
    var name: String { "" }
}

struct User {}

// @Provides
private final class Vault {
    // @Needs
    init(missing: Double) {}
}

// @Scope
struct Generic<T> {
    // @Provides
    let guest: Guest
}

struct Guest {}

// @Scope(sendible)
struct Misspelled {
    // @Provides
    let page: Page
}

struct Page {}

// @Provides(once, in: Generic)
final class Pinned {}

// @Provides(once, in: Misspelled)
final class Placed {}

// @Scope(in: Misspelled)
struct Inner {}

final class Home {
    // @Needs
    init(
        user: User, guest: Guest, page: Page, pinned: Pinned, open: (Misspelled) -> MisspelledFactory,
        enter: (Inner) -> InnerFactory
    ) {}
}

// @Provides
final class Engine {}

// @Scope(sendable)
struct Garage: Sendable {
    // @Provides
    let lift: Lift
}

struct Lift: Sendable {}

actor Mechanic {
    // @Needs
    init(lift: Lift, makeEngine: @escaping @Sendable () -> Engine) {}
}
