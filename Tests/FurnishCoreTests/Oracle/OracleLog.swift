/// The lines of a run, the instances that are alive, and how many were made.
final class OracleLog {
    var lines: [String] = []
    private var freed: [String] = []
    private var counts: [String: Int] = [:]
    private var numbers = 0
    private var instances: [(type: String, instance: Weak<Instance>)] = []

    func name(_ type: String) -> String {
        counts[type, default: 0] += 1
        return "\(type)#\(counts[type]!)"
    }

    /// A new number, to be given.
    func number() -> Int {
        numbers += 1
        return numbers
    }

    func object(_ type: String) -> OracleObject {
        let object = OracleObject(name(type), self)
        lines.append("make \(object.name)")
        return object
    }

    func instance(_ type: String, _ contents: String) -> Instance {
        let instance = Instance(name(type), self)
        lines.append("make \(instance.name)(\(contents))")
        instances.append((type, Weak(object: instance)))
        return instance
    }

    /// The first few instances of a type, so that a program whose closures make more of them comes to an end.
    func alive(_ type: String) -> [Instance] {
        Array(instances.filter { $0.type == type }.compactMap(\.instance.object).prefix(3))
    }

    fileprivate func free(_ name: String) { freed.append(name) }

    /// Ends a step. The contract does not say in which order a step frees things.
    func flush() {
        lines += freed.sorted().map { "free " + $0 }
        freed = []
    }
}

struct Weak<Object: AnyObject> {
    weak var object: Object?
}

class OracleObject {
    let name: String
    fileprivate let log: OracleLog

    init(_ name: String, _ log: OracleLog) {
        self.name = name
        self.log = log
    }

    deinit { log.free(name) }
}

extension OracleInterpreter {
    final class Factory: OracleObject {
        let scope: Int
        let value: ScopeValue?
        /// What a test passes for what is live, which only a fake factory has.
        let doubles: [Int: OracleObject]
        let isFake: Bool
        var once: [Int: OracleObject] = [:]
        var weak: [Int: Weak<OracleObject>] = [:]
        private let parent: Factory?

        init(
            _ scope: Int, _ parent: Factory?, _ value: ScopeValue?, _ doubles: [Int: OracleObject]?, _ name: String,
            _ log: OracleLog
        ) {
            self.scope = scope
            self.parent = parent
            self.value = value
            self.doubles = doubles ?? [:]
            isFake = doubles != nil
            super.init(name, log)
        }

        /// This factory or the one around it that is the scope's.
        func ancestor(_ scope: Int) -> Factory {
            if scope == self.scope { return self }
            return parent!.ancestor(scope)
        }
    }

    struct ScopeValue {
        let mark: OracleObject
        let user: OracleObject
    }

    /// What an instance gets for a need.
    struct Content {
        let text: String
        var objects: [OracleObject] = []
        var closures: [Closure] = []
    }

    struct Closure {
        let label: String
        let make: () -> OracleObject?
    }
}

/// An instance of one of the program's types.
final class Instance: OracleObject {
    var results = OracleType.Results.dropped
    var kept: [OracleObject] = []
    private(set) var closures: [OracleInterpreter.Closure] = []
    private var objects: [OracleObject] = []

    func add(_ contents: [OracleInterpreter.Content]) {
        objects += contents.flatMap(\.objects)
        closures += contents.flatMap(\.closures)
    }
}
