// @Scope(root)
@MainActor struct App {}

@globalActor actor StoreActor {
    static let shared = StoreActor()
}

// What the factory keeps may call its closures when the factory is gone, and makes another one then, on its actor.
// @Provides(once)
@StoreActor final class Ledger {
    init(
        makeEntry: @escaping () -> Entry,
        makeLater: @escaping () async -> Entry,
        makeHere: @escaping @StoreActor () async -> Entry
    ) {}
}

// @Provides
@StoreActor final class Entry {}

// @Needs
func write(ledger: Ledger) {}
