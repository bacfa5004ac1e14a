// What needs a provider of a scope lives there as well, even if that provider makes it in turn.

// @Provides(once, in: Page)
final class Player {
    let makeControls: () -> Controls?

    init(makeControls: @escaping () -> Controls?) {
        self.makeControls = makeControls
    }
}

// @Provides
struct Controls {
    let player: Player
}

// @Needs
func play(controls: Controls) -> Bool { controls.player === controls.player.makeControls()?.player }
