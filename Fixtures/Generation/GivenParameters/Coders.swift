import Foundation

// @Provides
final class VideoCoder {}

// What a storyboard hands over is called `coder` by all who ask for it.
final class ArchivedPlayer {
    let coder: NSCoder
    let videos: VideoCoder

    // @Needs
    init?(coder aDecoder: NSCoder, videos: VideoCoder) {
        coder = aDecoder
        self.videos = videos
    }
}

struct PlayerList {
    let makePlayer: (_ archive: NSCoder) -> ArchivedPlayer?

    // @Needs
    init(makePlayer: @escaping (_ archive: NSCoder) -> ArchivedPlayer?) { self.makePlayer = makePlayer }
}

// And another coder is one like all others.
final class Player {
    // @Needs
    init(coder: VideoCoder) {}
}
