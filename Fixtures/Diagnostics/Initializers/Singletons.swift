// The initializer is private on purpose, and the instance is there already.

// @Provides(once)
final class Analytics {
    static let shared = Analytics()

    private init() {}
}

// @Provides
final class Defaults {
    private init() {}

    static func make() -> Defaults { Defaults() }
}

extension Defaults {
    static var standard: Defaults { make() }
}

// @Provides
struct Sealed {
    private static let shared = Sealed()

    private init() {}
}
