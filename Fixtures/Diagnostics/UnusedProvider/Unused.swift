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
// @Needs
final class Analytics {
    init(log: Log) {}
}

// @Provides
struct Log {}

// @Provides
// @Needs
func makeClock() -> Clock { Clock() }

struct Clock {}

// Here, '@Needs' only says how the parameter is filled.
// @Provides
// @Needs(given: zone)
func makeCalendar(zone: Int) -> Calendar { Calendar() }

struct Calendar {}
