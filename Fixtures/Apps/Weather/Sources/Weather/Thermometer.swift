/// The rest of the app still uses the shared instance.
@MainActor protocol Thermometer {
    var degrees: Int { get }
}

@MainActor final class Sensor: Thermometer {
    // @Provides(live, as: Thermometer)
    static let shared: Sensor = Sensor()

    private(set) var reads = 0

    var degrees: Int {
        reads += 1
        return 21
    }

    private init() {}
}

#if DEBUG
    // @Provides(fake, as: Thermometer)
    @MainActor struct FixedThermometer: Thermometer {
        var degrees: Int { -5 }
    }
#endif
