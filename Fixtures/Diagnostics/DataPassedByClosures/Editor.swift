struct Draft {
    let id: Int
    let text: String
}

// @Provides
struct Preview { let draft: Draft }

// @Provides(once)
final class Editor {
    let preview: (Draft) -> Preview
    init(preview: @escaping (Draft) -> Preview) { self.preview = preview }
}

struct Photo { let name: String }

// @Provides
final class Frame { init(photo: Photo) {} }

// @Provides
struct Page { let frame: Frame }

// @Provides(weak)
final class Album {
    init(page: @escaping (Photo) -> Page) {}
}

struct Song { let title: String }

/// One for all songs: no closure can pass one.
// @Provides(once)
final class Player { init(song: Song) {} }

// @Provides
struct PlayerView { let player: Player }

// @Provides(once)
final class Jukebox { init(view: @escaping (Song) -> PlayerView) {} }
