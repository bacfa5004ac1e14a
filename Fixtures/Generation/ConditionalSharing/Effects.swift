// Placeholders have the effects, the isolation and the kind of the members that they stand for.

struct Refused: Error {}

#if MOST
    // @Provides(graph)
    final class Download: Sendable {
        init() async throws(Refused) {}
    }

    // @Provides(graph)
    func makeCounter() -> () -> Int { { 1 } }

    @MainActor protocol Painting: AnyObject {}

    // @Provides(graph, as: Painting)
    @MainActor final class Palette: Painting {}

    final class Weather: Sendable {}

    // @Provides(graph)
    var weather: Weather { Weather() }
#endif

// @Provides(each)
final class Gallery {
    var pieces: [String] = []

    #if MOST
        // @Needs
        func hang(download: Download) { pieces.append("download") }
    #endif
}

// @Needs
func openGallery(gallery: Gallery, second: Gallery) -> [String] { gallery.pieces + second.pieces }

// @Provides(each)
@MainActor final class Easel {
    var paintings: [AnyObject] = []
    var brushes = 0

    #if MOST
        // @Needs
        func place(painting: Painting, palette: Palette, weather: Weather, count: () -> Int) {
            paintings = [painting, palette, weather]
            brushes = count()
        }
    #endif
}

// @Needs
@MainActor func paint(easel: Easel, second: Easel) -> String {
    let isShared = zip(easel.paintings, second.paintings).allSatisfy { $0 === $1 }
    return "\(easel.paintings.count) \(easel.brushes) \(isShared)"
}

struct Frame {
    var width = 1
}

#if MOST
    // @Provides
    func wideFrame() async -> Frame { Frame(width: 2) }
#endif

/// Where its default replaces the frame, its member waits for nothing.
final class Mirror {
    let frame: Frame

    // @Needs
    init(frame: Frame = Frame()) {
        self.frame = frame
    }
}
