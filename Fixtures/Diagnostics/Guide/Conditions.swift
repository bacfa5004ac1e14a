#if DEBUG
    // @Provides
    struct Probe {}
#endif

final class ProbeScreen {
    // @Needs
    init(probe: Probe) {}
}

#if DEBUG
    // @Provides
    final class Log {}
#else
    // @Provides(once)
    final class Log {}
#endif

final class LogScreen {
    // @Needs
    init(log: Log) {}
}
