// The locks of a sendable factory say where they are unsafe.

// @Scope(root, sendable)
struct App: Sendable {
    let name: String
}

// @Provides(once)
final class Store: Sendable {}

// @Provides(once)
final class Feed: Sendable {
    let store: Store

    init(store: Store) async {
        self.store = store
    }
}

// @Provides(weak)
final class Cache: Sendable {}

// @Needs
struct Screen {
    let store: Store
    let feed: Feed
    let cache: Cache
}
