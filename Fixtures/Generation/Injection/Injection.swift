// @Provides(once)
final class Log {
    var lines: [String] = []
}

// @Provides
struct Style {
    let name = "plain"
}

class Base {
    // @Needs
    var log: Log = Log()

    init() {}

    // @Needs
    func attach(style: Style) {
        log.lines.append("base \(style.name)")
    }
}

// @Provides
final class Widget: Base {
    // @Needs
    var style: Style = Style()

    override init() {}

    // @Needs(given: title)
    func configure(title: String, log: Log) {
        log.lines.append("widget \(title)")
    }
}

// @Provides(once)
final class Shared: Base {
    override init() {}
}

// @Provides
struct Counter {
    var count = 0

    init() {}

    // @Needs
    mutating func start(log: Log) {
        count = log.lines.count
    }
}

// @Provides
struct Reader {
    // @Needs
    func read(log: Log) {
        log.lines.append("read")
    }
}

final class Screen {
    let widget: Widget
    let counter: Counter

    // @Needs
    init?(widget: Widget, counter: Counter, shared: Shared, reader: Reader) {
        self.widget = widget
        self.counter = counter
    }

    // @Needs
    func instance(log: Log) throws {
        log.lines.append("screen")
    }
}

// An override that is marked as well is called once, in the place of what it overrides.
final class Tall: Base {
    // @Needs
    init(first: Log) {}

    // @Needs
    func last(log: Log) {
        log.lines.append("last")
    }

    // @Needs
    override func attach(style: Style) {
        log.lines.append("tall \(style.name)")
    }
}

let firstID = 1

// The initializer and the methods are given one number, which cannot be left out where one of them must have it.
final class Ticket {
    var lines: [String] = []

    // @Needs(given: id)
    init(id: Int = firstID) {
        lines.append("made \(id)")
    }

    // @Needs(given: id)
    func check(_ id: Int) {
        lines.append("checked \(id)")
    }

    // @Needs(given: id, price)
    func sell(as id: Int, price: Int) {
        lines.append("sold \(id) \(price)")
    }
}

// Each class overrides what it inherits, so nothing calls the marked members of the superclasses themselves.
class Animal {
    // @Needs
    var log: Log = Log()

    init() {}

    // @Needs
    func feed(style: Style) {
        log.lines.append("animal")
    }
}

class Cat: Animal {
    // @Needs
    override var log: Log {
        didSet { log.lines.append("cat's log") }
    }

    // @Needs
    override func feed(style: Style) {
        log.lines.append("cat \(style.name)")
    }
}

// @Needs
final class Kitten: Cat {
    override init() {}

    // @Needs
    override func feed(style: Style) {
        log.lines.append("kitten \(style.name)")
    }
}
