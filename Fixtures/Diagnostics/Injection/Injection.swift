// @Provides
final class Log {}

// @Provides
final class Widget {
    // @Needs
    let log: Log = Log()

    // @Needs
    var optional: Log?

    // @Needs
    var implicit: Log!

    // @Needs
    static var shared: Log = Log()

    // @Needs
    var computed: Log { Log() }
}

final class Nobody {
    // @Needs
    var log: Log = Log()

    // @Needs
    func configure(log: Log) {}
}

// @Needs
func run(widget: Widget, missing: Int) {}

// @Provides
func nothing() {}

final class Owner {
    // @Provides
    func made() -> String { "" }
}
