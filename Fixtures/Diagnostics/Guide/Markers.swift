// @Provides

struct Clock {}

// @Provides once
final class Player {}

// @Provide
final class Theme {}

final class Marquee {
    // @Needs
    init(clock: Clock, player: Player) {}
}
