@globalActor actor StoreActor {
    static let shared = StoreActor()
}

// @Provides
@StoreActor final class Store {}

// @Provides
@MainActor final class Model {
    init(store: Store) {}
}

// @Provides
final class Report {}

final class Exporter {
    // @Needs
    init(makeReport: @escaping @Sendable () -> Report) {}
}

actor Uploader {
    // @Needs
    init(makeReport: @escaping () -> Report) {}
}

final class Screen {
    // @Needs
    init(makeModel: @escaping @StoreActor () -> Model) {}
}

final class Planner {
    // @Needs
    init(makeReport: @escaping @Sendable () -> () async -> Report) {}
}

// Nothing that waits helps where the factory cannot be sent.
@MainActor final class StoreScreen {
    // @Needs
    init(makeStore: @escaping () async -> Store) {}
}
