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
