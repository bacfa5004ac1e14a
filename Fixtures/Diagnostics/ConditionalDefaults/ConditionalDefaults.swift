protocol Clock {}

struct Fallback: Clock {}

// One branch is marked, so that the default hides the other one.

#if FAST
    // @Provides(as: Clock)
    struct FastClock: Clock {}
#else
    struct SlowClock: Clock {}
#endif

#if os(Linux)
    // @Provides(once)
    final class Store {}
#else
    final class Store {}
#endif

#if FAST
    // @Provides(once)
    let log: Log = Log()
#else
    let log: Log = Log()
#endif

final class Log: Sendable {}

final class Screen {
    // @Needs
    init(clock: Clock = Fallback(), store: Store? = nil, log: Log = log) {}
}

// @Needs
struct Panel {
    var store = Store()
}

// @Needs(default: store)
struct Stated {
    var store = Store()
}

// What exists under one condition only hides nothing.

#if DEBUG
    // @Provides
    final class DebugMenu {}
#endif

final class Menu {
    // @Needs
    init(debug: DebugMenu? = nil) {}
}

#if FAST
    final class FastScreen {
        // @Needs
        init(clock: Clock = Fallback()) {}
    }
#endif
