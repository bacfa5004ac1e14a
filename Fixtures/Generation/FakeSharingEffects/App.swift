// What receives a shared instance need not wait for it, so neither does its fake.

// @Provides(graph)
final class Log: Sendable {
    init() async {}
}

protocol API: Sendable {}

// @Provides(live, as: API)
struct HTTPAPI: API {
    let log: Log
}

// @Provides(fake, as: API)
struct SampleAPI: API {}

// @Needs
struct Screen {
    let api: any API
    let log: Log
}

struct Broken: Error {}

// @Provides(graph)
final class Journal: Sendable {
    init() throws {}
}

protocol Store: Sendable {}

// @Provides(live, as: Store)
struct DiskStore: Store {
    // @Needs
    init(journal: Journal) async {}
}

// @Provides(fake, as: Store)
struct SampleStore: Store {
    let journal: Journal
}

// @Needs
struct Archive {
    let store: any Store
    let journal: Journal
}

#if os(Linux)
    protocol Sound {}

    #if NEW
        // @Provides(live, as: Sound)
        @available(iOS 26, macOS 26, *)
        struct NewSound: Sound {}

        // @Provides(fake, as: Sound)
        @available(iOS 26, macOS 26, *)
        struct NewSilence: Sound {}
    #else
        // @Provides(live, as: Sound)
        struct OldSound: Sound {}

        // @Provides(fake, as: Sound)
        struct OldSilence: Sound {}
    #endif

    // @Needs
    @available(iOS 26, macOS 26, *)
    struct Player {
        let sound: any Sound
    }
#endif
