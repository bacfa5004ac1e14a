protocol Clock {}

#if DEBUG
    // @Provides(as: Clock)
    struct FixedClock: Clock {}
#endif

final class Screen {
    // @Needs
    init(clock: Clock) {}
}
