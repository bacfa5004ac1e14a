enum Values {
    // @Provides
    static let clock = make()

    static func make() -> Clock { Clock() }
}

struct Clock {}

struct Screen {
    // @Needs
    init(clock: Clock) {}
}
