// @Scope(root, sendable)
struct App: Sendable {}

@globalActor actor Disk {
    static let shared = Disk()
}

// @Provides(graph)
final class Log: Sendable {
    init() {}
}

// @Provides
@Disk final class Archive {
    init(log: Log) {}
}

// @Provides(graph)
@Disk final class Index {
    init() {}
}

/// What is made on another actor shares nothing with the screen.
// @Needs
@MainActor final class Screen {
    init(log: Log, archive: Archive) async {}
}

// @Needs
@MainActor final class Search {
    init(index: Index) async {}
}

/// A closure begins a call of its own.
// @Needs
@MainActor final class Import {
    init(log: Log, makeArchive: @escaping @Sendable () async -> Archive) {}
}

/// So does a single need of what is kept.
// @Provides(once)
@MainActor final class Keeper {
    init(index: Index) async {}
}

// @Needs
func keep(keeper: Keeper) {}
