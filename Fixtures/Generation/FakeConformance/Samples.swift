/// The module's own fakes, as properties, methods, async ones and in a scope.
@MainActor protocol SessionDependencies {
    func makePage() -> Page
}

extension SessionFactory: SessionDependencies {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User: Sendable {
    let name: String
}

protocol Clock {
    var now: Int { get }
}

// @Provides(once, live, as: Clock)
final class SystemClock: Clock {
    let now = 0
}

// @Provides(fake, as: Clock)
final class SampleClock: Clock {
    let now = 42
}

// @Provides(weak, live)
final class Cache {
    var isSample = false
}

// @Provides(fake)
func sampleCache() -> Cache {
    let cache = Cache()
    cache.isSample = true
    return cache
}

// @Provides(live)
@MainActor final class Download {
    let size: Int

    // @Needs(given: size)
    init(size: Int) { self.size = size }
}

// @Provides(fake)
// @Needs(given: size)
@MainActor func sampleDownload(size: Int) -> Download { Download(size: size * 100) }

// @Provides(once, live)
func openDatabase() async throws -> Database { Database(name: "disk") }

struct Database: Sendable {
    let name: String
}

// @Provides(fake)
let sampleDatabase: Database = Database(name: "memory")

protocol Store {
    var file: String { get }
}

// @Provides(once, live, in: Session, as: Store)
final class DiskStore: Store {
    let file: String

    init(user: User) { file = user.name }
}

// @Provides(fake, as: Store)
final class SampleStore: Store {
    let file: String

    init(user: User) { file = "sample of " + user.name }
}

// @Needs
@MainActor final class Gallery {
    let clock: any Clock
    let cache: Cache
    let download: (Int) -> Download
    let openDatabase: () async throws -> Database

    init(
        clock: any Clock, cache: Cache, download: @escaping (Int) -> Download,
        openDatabase: @escaping () async throws -> Database
    ) {
        self.clock = clock
        self.cache = cache
        self.download = download
        self.openDatabase = openDatabase
    }
}

// @Needs
@MainActor final class Page {
    let store: any Store

    init(store: any Store) { self.store = store }
}
