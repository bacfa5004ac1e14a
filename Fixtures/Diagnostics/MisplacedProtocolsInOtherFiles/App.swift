import Kit

// @Provides(once)
protocol API {
    func load(_ id: Int) async throws
}

// @Provides(weak)
protocol Cache {
    func remove(_ key: String)
}

// @Provides(once, live)
protocol Settings {
    func reset()
}

// @Provides
protocol Parser {
    func parse(_ text: String)
}

/// Two types conform, so the user chooses.
// @Provides(once)
protocol Sink {
    func write(_ text: String)
}

/// One of the types is in a file with a marker.
// @Provides(once)
protocol Log {
    func log(_ text: String)
}

/// A typealias stands between.
// @Provides(once)
protocol Player {
    func play(_ name: String)
}

/// Nothing conforms.
// @Provides(once)
protocol Clock {
    func tick()
}

final class App {
    // @Needs
    init(
        api: API, cache: Cache, settings: Settings, parser: Parser, sink: Sink, log: Log, player: Player, clock: Clock,
        store: Store
    ) {}
}
