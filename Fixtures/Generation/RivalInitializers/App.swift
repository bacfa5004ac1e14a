// Swift prefers an initializer that leaves out no argument, so the marked one gets its defaults.

// @Provides
final class Store {}

struct Panel {
    let maker: String

    // @Needs
    init(store: Store, columns: Int = 3, title: String? = nil) { maker = "marked, \(columns) columns" }

    init(store: Store) { maker = "unmarked" }
}

/// The other initializer takes another type, so nothing has to be passed.
struct Window {
    let panel: Panel

    // @Needs
    init(panel: Panel, names: [String] = []) { self.panel = panel }

    init(panel: Int) { fatalError("\(panel)") }
}
