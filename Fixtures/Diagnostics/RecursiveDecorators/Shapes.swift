protocol Store: AnyObject {}

// @Provides(as: Store)
final class CachingStore: Store {
    init(make: @escaping () -> any Store) {}
}

final class StoreScreen {
    // @Needs
    init(api: any Store) {}
}

protocol Tab {}
// @Provides(as: Tab)
struct BrowserTab: Tab {
    // @Needs(given: url)
    init(url: String, open: @escaping (String) -> any Tab) {}
}

// @Provides
final class Window {
    init(open: @escaping () -> Window) {}
}

protocol Log {}
// @Provides
func makeLog(inner: any Log) -> any Log { inner }

protocol Cache {}
struct NoCache: Cache {}
// @Provides(as: Cache)
struct Tiered: Cache {
    init(inner: any Cache = NoCache()) {}
}

final class Root {
    // @Needs
    init(tab: (String) -> any Tab, window: Window, log: any Log, cache: any Cache) {}
}
