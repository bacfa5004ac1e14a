import Factory

// A container of another tool says how many there are.

final class Player {
    var isPlaying = false
    /// It returns the same one, as far as anybody knows.
    // @Provides
    static func instance() -> Player { Player() }
}
// @Provides
final class Queue { var items: [String] = [] }
// @Provides
final class Radio { var station = 0 }
// @Provides
final class Tuner { init(radio: Radio) {} }

extension Container {
    var queue: Factory<Queue> { self { Queue() }.singleton }
}

func register(_ container: Swinject.Container) {
    container.register(Radio.self) { _ in Radio() }.inObjectScope(.container)
    container.autoregister(Amplifier.self, initializer: Amplifier.init).inObjectScope(.container)
    Queue.shared.stop()
}

// @Provides
final class Amplifier { var volume = 1 }

// @Needs
final class Music { init(player: Player, queue: Queue, radio: Radio, amplifier: Amplifier) {} }
// @Needs
final class Podcasts { init(player: Player, queue: Queue, tuner: Tuner, amplifier: Amplifier) {} }
