final class Player { static let shared = Player.init() }
final class Recorder { static let shared = { Recorder() }() }
final class Mixer {
    static let shared = {
        let mixer = Mixer()
        mixer.level = 3
        return mixer
    }()
    var level = 0
}
final class Tuner { static var shared: Tuner? }
final class Deck {
    private static let main = Deck()
    static func current() -> Deck { main }
}
final class Radio {
    private static let main = Radio()
    class var shared: Radio { main }
}
/// Not the app's.
final class Speaker { static let mock = Speaker() }
/// A value may be copied.
struct Level { static let zero = Level() }

final class Screen {
    // @Needs
    init(
        player: Player, recorder: Recorder, mixer: Mixer, tuner: Tuner, deck: Deck, radio: Radio, speaker: Speaker,
        level: Level
    ) {}
}
