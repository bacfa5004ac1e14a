// Nothing here is written `async`: who reaches another actor waits for its turn.

class NSCoder {}

@globalActor actor Storage {
    static let shared = Storage()
}

// @Scope(root, sendable)
struct App: Sendable {}

// @Provides
@MainActor final class Window {}

// @Provides
@Storage final class Table {
    init(window: Window) {}
}

// @Provides
struct Report {
    let table: Table
}

// @Needs
@Storage func print(make: () -> Report) {}

@Storage final class StorageController {
    // @Needs
    init?(coder: NSCoder, window: Window) {}
}
