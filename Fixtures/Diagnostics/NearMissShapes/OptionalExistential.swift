protocol Clock {}

// @Provides(as: Clock)
struct SystemClock: Clock {}

// @Needs
final class Watch { init(clock: (any Clock)?) {} }
