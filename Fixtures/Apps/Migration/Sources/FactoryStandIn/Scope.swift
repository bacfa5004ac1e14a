public class Scope: @unchecked Sendable {
    var instances: [String: Any] = [:]

    fileprivate init() {}

    func instance<T>(for key: String, _ make: () -> T) -> T {
        if let instance = instances[key] as? T { return instance }
        let instance = make()
        instances[key] = instance
        return instance
    }
}

extension Scope {
    public static let cached = Cached()
    public static let graph = Graph()
    public static let shared = Shared()
    public static let singleton = Cached()
    public static let unique = Unique()

    public final class Cached: Scope, @unchecked Sendable {
        public override init() {}
    }

    /// Forgets its instances when the outermost call ends.
    public final class Graph: Scope, @unchecked Sendable {
        private var depth = 0

        func enter() {
            depth += 1
        }

        func leave() {
            depth -= 1
            if depth == 0 { instances = [:] }
        }
    }

    public final class Shared: Scope, @unchecked Sendable {
        private struct Weak {
            weak var instance: AnyObject?
        }

        override func instance<T>(for key: String, _ make: () -> T) -> T {
            if let instance = (instances[key] as? Weak)?.instance as? T { return instance }
            let instance = make()
            instances[key] = Weak(instance: instance as AnyObject)
            return instance
        }
    }

    public final class Unique: Scope, @unchecked Sendable {
        override func instance<T>(for key: String, _ make: () -> T) -> T {
            make()
        }
    }
}
