/// One for each event, unless the author says otherwise.
final class Session { var user = "" }
struct Handler { let session: Session }
final class Draft { var text = "" }
/// A closure makes it: it has what it needs for itself.
final class Page { var title = ""; init(draft: Draft) {} }

// @Needs
final class Bot { init(handle: @escaping () -> Handler, page: @escaping () -> Page) {} }

/// A given parameter cannot be kept.
// @Provides
final class Player {
    var time = 0
    // @Needs(given: song)
    init(song: String) {}
}
final class Karaoke { init(player: Player, clock: Clock) {} }
// @Needs
func play(player: Player, other: Karaoke) {}
