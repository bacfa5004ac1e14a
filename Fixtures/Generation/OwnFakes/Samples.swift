/// What the module uses in place of the outside world, in previews and tests.
#if DEBUG
    // @Provides(fake, as: API)
    struct SampleAPI: API {
        init(log: Log) {}

        func load() -> String { "sample" }
    }

    // @Provides(fake)
    let memoryDatabase: Database = Database(name: "memory")

    // @Provides(fake)
    // @Needs(given: size)
    func sampleUpload(size: Int) async -> Upload { await Upload(size: size * 100, api: SampleAPI(log: Log())) }

    // @Provides(fake)
    func sampleTransaction(disk: Disk) -> Transaction {
        let transaction = Transaction()
        transaction.number = 7
        return transaction
    }

    // @Provides(fake, as: Store)
    final class MemoryStore: Store {
        let file: String

        init(user: User) { file = "memory of " + user.name }
    }

    // @Provides(fake)
    func sampleCache() -> Cache {
        let cache = Cache()
        cache.isSample = true
        return cache
    }

    // @Provides(fake)
    // @Needs(given: side)
    func sampleBox(side: Int) -> Box { Box(side: side * 2) }

    // @Provides(fake)
    func sampleNickname() -> String? { "Addie" }

    // @Provides(fake)
    func memorySink() -> FileSink { FileSink(name: "memory") }
#endif

/// A fake may stand outside of `#if DEBUG`.
// @Provides(fake, as: Clock)
struct FixedClock: Clock {
    let now = 42
}

// @Provides(once)
final class Log {}
