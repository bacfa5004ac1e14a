// @Provides
final class Database {
    init() async throws {}
}

// @Provides
final class Store {
    init(database: Database) {}
}

final class Screen {
    // @Needs
    init(
        make: () throws -> Store,
        fine: () async throws -> Store
    ) {}
}

final class Lazy {
    // @Needs
    init(
        store: @autoclosure () -> Store,
        fine: @autoclosure () async throws -> Store
    ) async throws {}
}

@resultBuilder enum ContentBuilder {
    static func buildBlock<Content>(_ content: Content) -> Content { content }
}

// @Needs
struct Banner {
    @ContentBuilder let content: Fetched
}

struct Fetched {}

// @Provides
func fetch() async -> Fetched { Fetched() }

/// Only an async function may have an async autoclosure.
// @Needs
final class Late {
    init(store: @autoclosure @escaping () throws -> Store) {}
}
