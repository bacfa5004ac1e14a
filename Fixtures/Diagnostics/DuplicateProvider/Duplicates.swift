protocol Clock {}

// @Provides(once, as: Clock)
struct SystemClock: Clock {}

// @Provides(as: Clock)
struct FixedClock: Clock {}

    // @Provides(as: Clock)
struct ThirdClock: Clock {}

// @Provides
struct Twice {
    // @Provides
    init() {}
}

struct Screen {
    // @Needs
    init(clock: Clock, twice: Twice, fixed: FixedClock, third: ThirdClock) {}
}

struct Ink {}

// @Provides
struct Pen {
    init(ink: Ink) {}
}
