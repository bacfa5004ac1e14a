// @Provides
final class Gauge {
    // @Needs
    private(set) var log: Log = Log()

    // @Needs
    fileprivate(set) var other: Log = Log()

    // @Needs
    internal(set) var third: Log = Log()
}

// Of a memberwise initializer, it is a parameter.
// @Provides
struct Dial {
    private(set) var log: Log
}

// @Needs
func read(gauge: Gauge, dial: Dial) {}

// @Provides
final class Camera {
    init?() { return nil }
}

final class Photographer {
    // @Needs
    var camera: Camera?

    // @Needs
    init() {}
}
