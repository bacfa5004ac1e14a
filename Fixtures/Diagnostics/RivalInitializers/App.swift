// @Provides
final class Store {}

private let defaultTitle = "Title"

struct Panel {
    // @Needs
    init(store: Store, title: String = defaultTitle) {}

    init(store: Store) {}
}

/// Effects tell initializers apart.
struct Door {
    // @Needs
    init(store: Store) async {}

    init(store: Store) {}
}

// In an async member, Swift calls the async one of two overloads.

// @Provides
struct Database {
    init() async {}
}

final class Archive {
    // @Needs
    init(database: Database) {}

    init(database: Database) async {}

    // @Needs
    func fill(from database: Database) {}

    func fill(from database: Database, slowly: Bool = false) async {}
}

final class Index {
    // @Needs
    init(database: Database) async {}

    init(database: Database) {}
}

// @Needs
func start(database: Database) {}

func start(database: Database) async {}
