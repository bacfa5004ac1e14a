import Core

// What another module has or meant to provide is explained where it stands, whether or not that module is built with
// Furnish.
final class Screen {
    // @Needs
    init(
        misspelled: Misspelled, broken: Broken, extended: Extended, unmarked: Unmarked, closed: Closed,
        value: Value, clock: Clock, timer: Timer, shared: Shared, key: Key, door: Door, cut: Cut,
        initialized: Initialized, plugins: [Plugin], several: Several, plain: Plain, query: Query,
        open: (Session) -> SessionFactory
    ) {}
}
