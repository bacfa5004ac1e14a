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

/// A constraint that no source in view declares is a protocol, to which 'any RequestContext' does not conform.
struct Controller<Context: RequestContext> {
    // @Needs
    init(clock: Clock) {}
}

/// A class conforms to itself.
struct Host<Base: UIView> {
    // @Needs
    init(clock: Clock) {}
}
