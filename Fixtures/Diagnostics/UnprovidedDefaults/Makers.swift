/// The initializer takes only values, but a function makes one.
final class Player { init(speed: Int) {} }

func makePlayer() -> Player { Player(speed: 2) }

/// Only a function can make one.
final class Recorder {
    private init(speed: Int) {}

    static func make() -> Recorder { Recorder(speed: 1) }
}

/// A function needs a value, or makes one.
final class Speaker { init(volume: Int) {} }

func makeSpeaker(volume: Int) -> Speaker { Speaker(volume: volume) }

struct Volume { let value: Int }

func makeVolume() -> Volume { Volume(value: 1) }

final class Studio {
    // @Needs
    init(
        player: Player = Player(speed: 1), recorder: Recorder = .make(), speaker: Speaker = Speaker(volume: 1),
        volume: Volume = Volume(value: 2)
    ) {}
}
