protocol Clock {}
protocol Ticking {}
protocol Log: AnyObject {}

/// The order in which instances are made.
nonisolated(unsafe) var order: [String] = []

nonisolated func note(_ type: String) -> Life {
    order.append(type)
    return Life(type)
}

/// It comes before what it needs, and is built after it.
// @Provides(once, eager)
final class Cache {
    let store: Store
    let life = note("Cache")

    init(store: Store) { self.store = store }
}

// @Provides(once)
final class Store {
    let life = note("Store")

    init(index: Index) {}
}

// @Provides(once, eager)
final class Index {
    let life = note("Index")
}

/// Nothing needs it.
// @Provides(once, eager, as: Clock)
final class SystemClock: Clock {
    let life = note("SystemClock")
}

// @Provides(once, eager, as: Log, Ticking)
final class FileLog: Log, Ticking {
    let life = note("FileLog")
}

#if os(Linux)
    // @Provides(once, eager)
    final class Inotify {
        let life = note("Inotify")
    }
#endif

#if DEBUG
    // @Provides(once, eager)
    final class Tracer {
        let life = note("DebugTracer")
    }
#else
    // @Provides(once, eager)
    final class Tracer {
        let life = note("Tracer")
    }
#endif

@available(macOS 26, iOS 26, *)
// @Provides(once, eager)
final class Glass {
    let life = note("Glass")
}

@MainActor
final class Bag {
    let life = note("Bag")
}

// @Provides(once, eager)
@MainActor func makeBag() -> Bag { Bag() }

// @Provides(once, into: [Worker])
final class Idle: Worker {
    let life = note("Idle")
}

protocol Worker {}

// @Provides(once, eager, into: [Worker])
final class Busy: Worker {
    let life = note("Busy")
}

// @Provides(once)
final class Lazy {
    let life = note("Lazy")
}

final class Screen {
    // @Needs
    init(cache: Cache, log: Log, workers: [Worker], lazy: Lazy) {}
}
