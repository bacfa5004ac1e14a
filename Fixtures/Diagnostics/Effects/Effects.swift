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
