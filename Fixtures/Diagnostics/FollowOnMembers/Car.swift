// @Provides
struct Clock {}

final class Engine {
    init() {}

    // @Needs
    func tune(clock: Clock) {}
}

final class Wheel {
    final class Rim {
        init() {}

        // Nothing proposes to make this type, so this is a mistake of its own.
        // @Needs
        func polish(clock: Clock) {}
    }

    init() {}
}

extension Wheel {
    // @Needs
    func turn(clock: Clock) {}
}

final class Car {
    // @Needs
    init(engine: Engine, wheel: Wheel) {}
}
