default nonisolated

@globalActor actor DatabaseActor {
    static let shared = DatabaseActor()
}

@MainActor protocol Screenlike {}

/// The default wins over a protocol's isolation.
// @Needs
final class Background: Screenlike {
    init(worker: Worker, size: Int) {}
}

// @Provides
final class Worker {}

@MainActor struct Window {}

extension Window {
    // @Provides
    static func size() -> Int { 3 }
}

// @Needs
@DatabaseActor final class Archive {
    init(store: Store) {}
}
