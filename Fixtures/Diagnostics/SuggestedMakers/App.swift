protocol API {}
private struct Hidden: API {}
func makeAPI() -> any API { Hidden() }
final class Screen {
    // @Needs
    init(api: API) {}
}

protocol Store {}
struct Path {}

/// It takes something that is missing as well.
func openStore(at path: Path) -> any Store { fatalError() }

// @Provides
final class Environment {
    func tracker() -> any Tracker { fatalError() }
}

protocol Tracker {}

final class Other {
    // @Needs
    init(store: Store, tracker: Tracker) {}
}
