import Synchronization

// @Scope(root, sendable)
struct Server: Sendable {}

// @Provides(once)
final class Counter: Sendable {}

/// The same by hand.
final class Root: Sendable {
    private let kept = Mutex<Counter?>(nil)

    var counter: Counter {
        kept.withLock { kept in
            if let kept { return kept }
            let counter = Counter()
            kept = counter
            return counter
        }
    }
}

@main
enum Main {
    static func main() {
        let (factory, root) = (ServerFactory(Server()), Root())
        Comparison.compare(
            "access behind a lock", 5_000_000, { Comparison.use(factory.counter) }, { Comparison.use(root.counter) })
    }
}
