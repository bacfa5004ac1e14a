// @Provides
final class Log {}

// @Needs
struct Counter {
    let log: Log
    private var ticks = 0
    fileprivate var last: Int?
}

// @Needs
struct Gauge {
    let log: Log
    private let level: Int
    private var note: String?
}

// @Needs
fileprivate struct Hidden {
    var log: Log
    private var note: String?
}

// @Needs
struct Report {
    let log: Log
    private var spare: Log?
}

// @Needs(given: last)
struct Panel {
    let log: Log
    private var last: Int? = 1
}
