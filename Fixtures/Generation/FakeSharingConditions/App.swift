// @Provides(graph, live)
final class Auth {
    init() { note("Auth") }
}

/// Only one alternative is live, and shares something live.
protocol API {
    var name: String { get }
}

#if os(Linux)
// @Provides(live, as: API)
struct HTTPAPI: API {
    let name = "http"

    // @Needs
    init(auth: Auth) { note("HTTPAPI") }
}
#else
// @Provides(as: API)
struct MemoryAPI: API {
    let name = "memory"

    init() { note("MemoryAPI") }
}
#endif

// @Provides(live)
struct Images {
    // @Needs
    init(auth: Auth) { note("Images") }

    init() {}
}

// @Needs
struct Screen {
    let api: any API
    let images: Images
}

/// This does not exist under all conditions.
#if os(Linux)
// @Provides(graph, live)
final class Probe {
    init() { note("Probe") }
}
#endif

// @Provides(live)
struct Panel {
    #if os(Linux)
    // @Needs
    init(probe: Probe) { note("Panel") }
    #else
    // @Needs
    init() { note("Panel") }
    #endif

    init(isFake: Bool) {}
}

// @Provides(live)
struct Gauge {
    // @Needs
    init(auth: Auth, panel: Panel) { note("Gauge") }

    init() {}
}

// @Needs
struct Dashboard {
    let panel: Panel
    let gauge: Gauge
    let images: Images
}

/// Only one alternative of what is shared is live.
protocol Store: AnyObject {}

#if !os(Linux)
// @Provides(graph, live, as: Store)
final class DiskStore: Store {
    init(auth: Auth) { note("DiskStore") }
}
#else
// @Provides(graph, as: Store)
final class MemoryStore: Store {
    init() { note("MemoryStore") }
}
#endif

// @Provides(live)
struct Importer {
    // @Needs
    init(store: any Store) { note("Importer") }

    init() {}
}

// @Provides(live)
struct Exporter {
    // @Needs
    init(store: any Store) { note("Exporter") }

    init() {}
}

// @Provides
struct Reader {
    let store: any Store
}

// @Needs
struct Transfers {
    let importer: Importer
    let exporter: Exporter
}

/// A closure makes it for something that is not live.
// @Needs
struct Reading {
    let importer: Importer
    let makeReader: () -> Reader
}
