protocol Playing: AnyObject {}
protocol Pausing: AnyObject {}

#if DESKTOP
// @Provides(graph, as: Playing, Pausing)
final class DesktopPlayer: Playing, Pausing {}

/// Needs one of the alternatives under its own name.
final class DesktopRemote {
    let player: DesktopPlayer
    let controls: PlayerControls

    // @Needs
    init(player: DesktopPlayer, controls: PlayerControls) {
        self.player = player
        self.controls = controls
    }
}
#else
// @Provides(graph, as: Playing, Pausing)
final class PhonePlayer: Playing, Pausing {}
#endif

// @Provides
final class PlayerControls {
    let playing: any Playing

    init(playing: Playing) { self.playing = playing }
}

/// Needs the alternatives under two names, neither of which is their own.
final class PlayerScreen {
    let playing: any Playing
    let pausing: any Pausing
    let controls: PlayerControls

    // @Needs
    init(playing: Playing, pausing: Pausing, controls: PlayerControls) {
        self.playing = playing
        self.pausing = pausing
        self.controls = controls
    }
}
