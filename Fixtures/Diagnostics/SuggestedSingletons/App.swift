protocol Storage: AnyObject {}

// The rest of the app uses this instance, so another one would be a second state.
final class StorageManager: Storage {
    static let instance = StorageManager()
    private var items: [String] = []
}

protocol Cache: AnyObject {}

actor DiskCache: Cache {
    static let shared: DiskCache = DiskCache()
}

// A sample and one of several instances are no singletons.
final class Player {
    static let preview = Player()
}

final class Theme {
    static let light = Theme()
    static let dark = Theme()
}

// @Needs
final class Screen {
    init(storage: Storage, cache: Cache, player: Player, theme: Theme) {}
}

/// This one may be missing, and a call that may fail makes the other.
protocol Reachability {}

final class NetworkReachability: Reachability {
    static let shared = NetworkReachability()
    init?() { nil }
}

protocol Database {}

final class FileDatabase: Database {
    static let shared = try! FileDatabase()
    init() throws {}
}

// @Needs
func start(reachability: Reachability, database: Database) {}

/// One initializer of several may return nil. Only the compiler knows which one is called.
protocol Store {}

final class FileStore: Store {
    static let shared = FileStore(name: "files")
    init?(name: String) { nil }
    init(size: Int) {}
}

protocol Queue {}

final class FileQueue: Queue {
    static let shared = FileQueue(name: "files")!
    init?(name: String) { nil }
}

// @Needs
func open(store: Store, queue: Queue) {}

/// What the instance was made with is out of reach of scopes and fakes, so a person decides.
final class Disk {
    static let shared = Disk()
    private init() {}
}

final class Repository {
    static let shared = Repository(disk: .shared)
    init(disk: Disk) {}
}

protocol Feed {}

final class NewsFeed: Feed {
    static let shared: NewsFeed = NewsFeed()
    init(limit: Int = 20) {}
}

/// A hidden initializer makes no other instance.
final class Session {
    static let shared = Session(disk: .shared)
    private init(disk: Disk) {}
}

// @Needs
func load(repository: Repository, feed: Feed, session: Session) {}
