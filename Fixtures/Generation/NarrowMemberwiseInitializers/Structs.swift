// From Swift 6.4 on, a memberwise initializer leaves out what has a value and is less accessible than the rest.

protocol Clock {}

// @Provides(as: Clock)
struct SystemClock: Clock {}

// @Provides
final class Log {}

// @Needs(given: title)
struct Counter {
    let clock: Clock
    let title: String
    private var ticks = 0
    fileprivate var last: Int?
    private let step = 1
    private lazy var log: Log = Log()
    private weak var parent: Log?
    private(set) var total = 0
}

/// All have values, and the initializer still takes the visible ones.
// @Needs
struct Gauge {
    var log = Log()
    private var level = 0
    private var lowest: Int?, highest: Int?
}

/// Public is no more than internal for the initializer.
// @Needs
public struct Panel {
    public var width = 1
    var log: Log?
    private var depth = 2
}

/// No property is visible, so the initializer is private, and `init()` makes the value.
// @Needs
struct Empty {
    private var log: Log?
    fileprivate var level = 0
}

@propertyWrapper struct Kept<Value> {
    var wrappedValue: Value
    private var reads = 0

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

/// Wrappers with a value were left out before.
// @Needs
struct Screen {
    @Kept private var isOpen = false
    @Kept private var name: String?
    @Kept var log: Log
    private var clock: Clock?
}

// @Needs
struct Report {
    let log: Log
    var pages = 1
    private var note: String?
}

enum Outer {
    // @Needs
    struct Inner {
        let clock: any Clock

        #if DEBUG
            private var reads = 0
        #endif
    }
}
