// @Provides
struct Used {}

// @Provides
struct Unused {}

// @Provides
public struct Offered {
    public init() {}
}

struct Screen {
    // @Needs
    init(used: Used) {}
}

// The package's other modules may need it.
// @Provides
package struct Packaged {}

// The app itself reads it.
// @Provides(once)
final class Analytics {
    init(log: Log) {}
}

// @Provides
struct Log {}

// @Provides
func makeClock() -> Clock { Clock() }

/// What a test's factory replaces.
// @Provides
struct Gauge {}

final class ClockFactory: UnusedProviderFactory {
    override func makeGauge() -> Gauge { Gauge() }
}

func start(_ factory: UnusedProviderFactory) {
    factory.analytics.start(factory.makeClock())
}

/// No code reads it, although its own type has a member of this name.
// @Provides(once)
final class Sensor {
    var sensor = 0
    init() { self.sensor = 1 }
}

struct Clock {}

// Here, '@Needs' only says how the parameter is filled.
// @Provides
// @Needs(given: zone)
func makeCalendar(zone: Int) -> Calendar { Calendar() }

struct Calendar {}
