// Three of one name are one mistake.

// @Provides
struct Log {}

enum Server {
    // @Needs(given: port)
    static func run(log: Log, port: Int) {}

    // @Needs
    static func run() {}

    // @Needs
    static func run(log: Log) {}

    // @Needs
    static func run(log: Log, again: Log) {}
}

final class Screen {
    // @Needs(given: id)
    init(id: Int) {}

    // @Needs(given: id)
    init(id: Int, log: Log) {}
}
