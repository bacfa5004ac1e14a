@MainActor var built = 0
@MainActor var attempts = 0
@MainActor var released = 0

struct Failure: Error {}

/// Built once, however many ask for it at the same time.
// @Provides(once)
@MainActor final class Database {
    init() async {
        built += 1
        for _ in 0..<10 { await Task.yield() }
    }
}

/// Fails at first, and is tried again by the next one who asks.
// @Provides(once)
@MainActor final class Account {
    init(database: Database) async throws(Failure) {
        attempts += 1
        let isFirst = attempts == 1
        for _ in 0..<10 { await Task.yield() }
        if isFirst { throw Failure() }
    }
}

/// Fails when the task that builds it is cancelled.
// @Provides(once)
@MainActor final class Download {
    static var starts = 0

    init() async throws {
        Self.starts += 1
        try await Task.sleep(for: .milliseconds(Self.starts == 1 ? 60_000 : 1))
    }
}

protocol Session: AnyObject {}

/// Lives as long as someone else holds it.
// @Provides(weak, as: Session)
@MainActor final class LiveSession: Session {
    let database: Database

    init(database: Database) { self.database = database }

    isolated deinit { released += 1 }

    // @Needs
    var storage: CacheStorage = CacheStorage()

    // @Needs
    func start(account: Account, download: () async throws -> Download) async throws {}
}

/// A `once` of no actor.
// @Provides(once)
final class Cache {
    nonisolated(nonsending) init() async { await Task.yield() }
}

/// Not made at first, and then kept.
// @Provides(weak)
@MainActor final class Theme {
    static var isReady = false

    init?() async {
        await Task.yield()
        guard Self.isReady else { return nil }
    }
}

/// Nothing is kept as well as something.
// @Provides(once)
@MainActor final class Banner {
    static var attempts = 0

    init?() async {
        Self.attempts += 1
        await Task.yield()
        return nil
    }
}

/// Its name is what the storage of a `Cache` would be called.
// @Provides(once)
struct CacheStorage {}

@MainActor final class Screen {
    let account: Account
    let session: any Session
    let banner: Banner?

    // @Needs
    init(account: Account, session: any Session, theme: Theme?, banner: Banner?) {
        self.account = account
        self.session = session
        self.banner = banner
    }
}

// @Needs
nonisolated(nonsending) func warmUp(cache: Cache, other: () async -> Cache) async {
    let second = await other()
    precondition(cache === second)
}
