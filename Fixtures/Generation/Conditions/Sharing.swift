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
