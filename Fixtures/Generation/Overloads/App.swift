// Swift prefers what leaves out fewer arguments, so the marked initializer or function gets its defaults.

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

/// Swift adds an initializer to this struct.
struct Row {
    let store: Store
    var size = 0
}

extension Row {
    // @Needs
    init(store: Store, size: Int = 12, tags: [Int] = []) {
        self.store = store
        self.size = size + tags.count
    }

    init(store: Store, tags: [Int] = [7]) {
        self.store = store
        size = tags.count
    }
}

class Base {
    let maker: String

    init(maker: String) { self.maker = maker }

    convenience init(store: Store) { self.init(maker: "unmarked") }

    func fill(with store: Store) -> String { "unmarked" }
}

final class Derived: Base {
    private(set) var filled = ""

    override init(maker: String) { super.init(maker: maker) }

    // @Needs
    init(store: Store, retries: Int = 3) { super.init(maker: "marked, \(retries) retries") }

    // @Needs
    func fill(with store: Store, twice: Bool = true) { filled = twice ? "twice" : "once" }
}

// @Needs
func start(store: Store, retries: Int = 3) -> Int { retries }

func start(store: Store) -> Int { 0 }

// @Needs
@discardableResult func count(_ first: Int = 3, _ store: Store) -> Int { first }

// @Needs
func compare(_: Store, _: Panel) -> Bool { true }
