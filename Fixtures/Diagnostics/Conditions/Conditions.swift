protocol Clock {}

#if DEBUG && os(Linux)
    // @Provides(as: Clock)
    struct FixedClock: Clock {}
#elseif os(macOS)
    // @Provides(as: Clock)
    struct MacClock: Clock {}
#endif

#if DEBUG
    // @Provides(once)
    final class Log {}
#else
    // @Provides
    final class Log {}
#endif

#if A
    // @Provides
    struct Twice {}
#endif

enum Values {
    #if B
        // @Provides
        static func twice() -> Twice { Twice() }
    #endif
}

struct Screen {
    // @Needs
    init(clock: Clock, log: Log) {}
}

#if false
    // @Provides
    struct Never {}
#endif
