// @Scope(root, sendable)
nonisolated struct App: Swift.Sendable {
    // @Provides
    let name: Swift.String
}

nonisolated struct Broken: Swift.Error {}

// @Provides(once)
nonisolated final class Database: Swift.Sendable {
    init() async throws {}
}

// @Provides(once)
nonisolated final class Cache: Swift.Sendable {
    init(name: Swift.String) {}
}

// @Provides(weak)
nonisolated final class Image: Swift.Sendable {
    init() throws(Broken) {}
}

// @Provides(weak)
nonisolated final class Video: Swift.Sendable {
    init?() async {}
}

// @Provides(weak)
nonisolated final class Sound: Swift.Sendable {
    init?() {}
}

// @Provides(once)
@available(macOS 999, *)
nonisolated final class New: Swift.Sendable {
    init() {}
}

// @Provides(weak)
@available(macOS 999, *)
nonisolated final class NewWeak: Swift.Sendable {
    init() async {}
}

// @Provides(weak)
@available(macOS 999, *)
nonisolated final class NewOptional: Swift.Sendable {
    init?() {}
}

// @Provides(graph)
nonisolated final class Title: Swift.Sendable {
    init() {}
}

#if DEBUG
// @Provides(graph)
nonisolated final class Probe: Swift.Sendable {
    init() {}
}
#endif

// @Provides
nonisolated final class Header: Swift.Sendable {
    #if DEBUG
    init(title: Title, probe: Probe) {}
    #else
    init(title: Title) {}
    #endif
}

nonisolated protocol Step: Swift.Sendable {}

// @Provides(into: [any Step])
nonisolated struct First: Step {}

nonisolated protocol Clock: Swift.Sendable {}

// @Provides(once, live, as: Clock)
nonisolated struct SystemClock: Clock {}

@available(macOS 999, *)
nonisolated final class NewScreen: Swift.Sendable {
    let new: New
    let weak: NewWeak
    let optional: NewOptional?

    // @Needs
    init(new: New, weak: NewWeak, optional: NewOptional?) { (self.new, self.weak, self.optional) = (new, weak, optional) }
}

/// Types of the module are its own.
// @Provides
nonisolated func own() -> Result { Result() }

// @Provides(once)
nonisolated func number() async -> Optional { Optional() }

/// These are the standard library's.
// @Provides
nonisolated func numbers() -> [Swift.Int] { [1] }

// @Provides
nonisolated func outcome() -> Swift.Result<Swift.Int, Swift.Never> { .success(2) }

nonisolated final class OwnScreen {
    let number: Swift.Int?

    // @Needs
    init(own: Result, number: Optional, numbers: [Swift.Int], outcome: Swift.Result<Swift.Int, Swift.Never>) {
        self.number = outcome.get() + numbers[0]
    }
}

nonisolated final class Screen: Swift.Sendable {
    let cache: Cache
    let makeCache: @Sendable () -> Cache

    // @Needs
    init(
        database: Database, cache: Cache, image: Image, video: Video?, sound: Sound?, title: Title, header: Header,
        steps: [any Step], clock: any Clock, makeCache: @escaping @Sendable () -> Cache
    ) {
        self.cache = cache
        self.makeCache = makeCache
    }
}
