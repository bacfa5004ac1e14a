// @Provides
struct Clock {}

/// The same parameter twice.
final class Both {
    // @Needs(given: step, default: step)
    init(step: Int = 1) {}
}

/// A parameter without a default, one that does not exist, and one with a letter missing.
final class Wrong {
    // @Needs(default: clock, timeout, stp)
    init(clock: Clock, step: Int = 1) {}
}

final class None {
    // @Needs(default: step)
    init(clock: Clock) {}
}

final class Twice {
    // @Needs(default: step, step)
    init(step: Int = 1) {}
}

// @Needs(defaults: step)
func go(step: Int = 1) {}

// @Needs(default: "step")
func run(step: Int = 1) {}

/// Next to `@Provides`, it makes no entry point: this is not needed.
// @Provides
// @Needs(default: clock)
struct Unused {
    var clock = Clock()
    var other: Clock?
}

// @Needs
func start(clock: Clock) {}
