// Functions and properties that nobody marked make what is missing.

// @Provides
final class Log {}

enum Config {
    static let address: URL = URL()
    static func session(log: Log) -> URLSession { URLSession() }
    /// It would need what nothing provides.
    static func other(size: Int) -> URLSession { URLSession() }
    private static let hidden: URL = URL()
    static let title: String = ""
}

// @Provide(once)
let locale: Locale = Locale()

struct Movie {
    static let empty = Movie(size: 1)
    private init(size: Int) {}
}

final class Analytics {
    static let shared: Analytics = Analytics()
    private init() {}
}

final class Several {
    init() {}
    init(log: Log) {}
}

struct Closed {
    private let log: Log
}

func makeDoor() -> Door { .open }

enum Door {
    case open
}

// @Provide(once)
final class Network {}

protocol Clock {}
protocol Timer {}

// @Provide(once, as: Clock)
final class SystemClock: Clock, Timer {}

final class Initialized {
    // @Provide(once)
    init() {}
}

final class Screen {
    // @Needs
    init(
        address: URL, session: URLSession, title: String, locale: Locale, movie: Movie, analytics: Analytics,
        several: Several, closed: Closed, door: Door, network: Network, clock: Clock, timer: Timer,
        initialized: Initialized
    ) {}
}
