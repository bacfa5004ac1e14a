// @Provides
class Store: ~Sendable {}

// @Provides
final class Cache: Store, @unchecked Sendable {}

// @Needs(default: other)
struct Row: ~Copyable, ~Sendable {
    let store: Store
    weak var other: Cache?
    var first: Store {
        borrow { store }
        mutate { &store }
    }
    var second: Store {
        yielding borrow { yield store }
        @inline(always) yielding mutate { yield &store }
    }
    private var third: Store? { borrow { nil } }
}

// @Provides
final class Holder {
    private let number: Int = 1
    private weak let cache: Cache?
    unowned let store: Cache

    init(cache: Cache) {
        self.cache = cache
        store = cache
    }

    // @Provides
    var count: Int {
        borrow { number }
    }
}

// @Needs
@diagnose(DeprecatedDeclaration, as: ignored) final class Screen {
    // @Needs
    init(store: Store, count: Int) {}
}

@nonexhaustive public enum Mode {
    case plain

    // @Provides
    @export(implementation) @inline(always) static func mode() -> Mode { .plain }
}

// @Needs
@c(run_store) public func run(mode: Mode) {}
