// Initializers that are never there together are alternatives, which may leave a gap or part.

// @Provides
final class Gap {
    #if DEBUG
        // @Needs
        init() {}
    #elseif os(macOS)
        // @Needs
        init(clock: Clock) {}
    #endif
}

// @Provides
final class Apart {
    #if DEBUG
        // @Needs
        init() async {}
    #else
        // @Needs
        init() {}
    #endif
}

// @Provides
final class Both {
    #if DEBUG
        // @Needs
        init() {}
    #endif

    // @Needs
    init(log: Log) {}
}

final class Home {
    // @Needs
    init(gap: Gap, apart: Apart, both: Both) async {}
}
