// Hundreds of tasks ask for the same instances, under the sanitizer.

// @Scope(root, sendable)
nonisolated struct Server: Sendable {
    // @Provides
    let number: Int
}

nonisolated struct Unavailable: Error {}

/// It fails now and then.
// @Provides(once)
nonisolated final class Database: Sendable {
    let number: Int

    init(number: Int) async throws(Unavailable) {
        await Task.yield()
        self.number = number
        if Int.random(in: 0..<3) == 0 { throw Unavailable() }
    }
}

// @Provides(weak)
nonisolated final class Connection: Sendable {
    init(number: Int) async {
        await Task.yield()
    }
}

// @Provides(once)
nonisolated final class Settings: Sendable {
    init(number: Int) throws(Unavailable) {
        if Int.random(in: 0..<3) == 0 { throw Unavailable() }
    }
}

// @Provides(weak)
nonisolated final class Buffer: Sendable {
    init(number: Int) {}
}

nonisolated final class Handler: Sendable {
    let number: Int

    // @Needs
    init(database: Database, connection: Connection, settings: Settings, buffer: Buffer) {
        number = database.number
    }
}
