// What is made in two ways is shared under all its names, in a collection as well.

protocol Tune: AnyObject {}
protocol Sound: AnyObject {}

// @Provides(graph, as: Tune, into: [Sound])
final class Song: Tune, Sound {
    #if DEBUG
        // @Needs
        init(tempo: Tempo) {}
    #else
        // @Needs
        init() {}
    #endif
}

// @Provides
struct Tempo {}

// @Provides
struct Band {
    let tune: Tune
    let song: Song
}

// @Needs
func play(tune: Tune, band: Band, song: Song, sounds: [Sound]) -> Bool {
    band.song === song && band.tune === song && tune === song && sounds.count == 1 && sounds[0] === song
}

// What is shared may be there only sometimes, in a collection or for a method, and those who share it need not know.
protocol Track: AnyObject {}

#if DEBUG
    // @Provides(graph, into: [Track])
    final class Noise: Track {}
#endif

// @Provides(each)
final class Mixer {
    var heard: [AnyObject] = []

    #if DEBUG
        // @Needs
        func hear(noise: Noise) {
            heard.append(noise)
        }
    #endif
}

// @Provides
struct Studio {
    let tracks: [Track]
    let mixer: Mixer
}

// @Needs
func record(studio: Studio, tracks: [Track], makeStudio: () -> Studio) -> Bool {
    let heard = studio.mixer.heard
    let isShared = zip(heard, studio.tracks).allSatisfy { $0 === $1 } && zip(heard, tracks).allSatisfy { $0 === $1 }
    let isAnew = zip(heard, makeStudio().tracks).allSatisfy { $0 !== $1 }
    return heard.count == studio.tracks.count && heard.count == tracks.count && isShared && isAnew
}

struct Loop<Item> {
    let item: Item
}

#if DEBUG
    // @Provides
    struct Click {}

    // @Provides
    typealias Clicks = Loop<Click>

    // @Needs
    func repeatClick(loop: Loop<Click>) -> Click { loop.item }
#endif
