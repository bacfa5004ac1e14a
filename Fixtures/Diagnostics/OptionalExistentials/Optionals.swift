protocol Clock {}

// @Provides(as: Clock)
final class SystemClock: Clock {}

// @Needs
final class Screen {
    init(
        clock: any Clock?, makeClock: () -> any Clock?, type: any Clock.Type?, clocks: [any Clock?],
        implicit: any Clock!
    ) {}
}

// @Needs
final class Opaque {
    init(clock: some Clock?) {}
}

final class Player {
    // @Needs
    var clock: any Clock?
    init() {}
}
