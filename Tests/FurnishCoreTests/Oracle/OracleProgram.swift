/// A program without its text: what provides what, who needs it, and what the program does with its factories.
struct OracleProgram {
    /// The outermost one first, each after its parent.
    var scopes: [OracleScope] = []
    /// A direct need is for a type further up, so that there is no cycle without a closure.
    private(set) var types: [OracleType] = []
    /// The scope whose factory makes each type.
    private(set) var homes: [Int] = []
    /// The types whose given parameters the caller of each type's member passes, in order.
    private(set) var givens: [[Int]] = []
    var steps: [OracleStep] = []
    /// Whether the module on which the program depends is in its package.
    var kitIsSibling = false

    mutating func append(_ type: OracleType) {
        homes.append(home(of: type))
        givens.append(givens(of: type))
        types.append(type)
    }

    /// Adds needs through closures, which change neither where the type lives nor what its caller passes.
    mutating func insert(_ need: OracleNeed, into type: Int, at index: Int) {
        types[type].needs.insert(need, at: index)
        if let injectedFrom = types[type].injectedFrom, index <= injectedFrom {
            types[type].injectedFrom = injectedFrom + 1
        }
    }

    /// Chooses the form of a type, when its needs are known.
    mutating func change(_ type: Int, _ change: (inout OracleType) -> Void) { change(&types[type]) }
}

struct OracleScope {
    let name: String
    let parent: Int?
    /// Whether its factory starts from a value. Only the outermost factory may start from nothing.
    var hasValue = true
    /// Whether other modules can make its factory.
    var isPublic = false

    var factory: String { name + "Factory" }
}

struct OracleType {
    enum Lifetime: String, CaseIterable {
        case each, graph, weak, once
    }

    enum Form {
        /// A marked type.
        case type
        /// A marked function that makes the type, which has no marker.
        case function
        /// An entry point.
        case entry
        /// A marked function that keeps nothing.
        case run
        /// A replacement for something live.
        case fake(of: Int)
    }

    /// What becomes of the results when the program calls the closures of an instance.
    enum Results: CaseIterable {
        case dropped, keptByInstance, keptByProgram
    }

    var number: Int
    var form = Form.type
    var lifetime = Lifetime.each
    /// Whether the marker says `each`, although it is the default.
    var statesEach = false
    /// The scope that the marker names.
    var stated: Int?
    var isInKit = false
    /// The file of the program that declares it. Files are ordered by their names.
    var file = 0
    /// The numbers of the protocols that it is available as.
    var protocols: [Int] = []
    /// The number of the protocol to whose collection it contributes.
    var contribution: Int?
    var isLive = false
    /// The value of the flag with which the type is compiled; nil for a type that is always compiled.
    var condition: Bool?
    var needs: [OracleNeed] = []
    /// The index of the first need that an injected method takes, which Furnish calls after the initializer.
    var injectedFrom: Int?
    var results = Results.dropped

    var name: String { "T\(number)" }

    var isProvider: Bool {
        switch form {
        case .type, .function: true
        case .entry, .run, .fake: false
        }
    }

    var takesGiven: Bool { needs.contains { if case .given = $0 { true } else { false } } }
    var isFake: Bool { if case .fake = form { true } else { false } }
    var isRun: Bool { if case .run = form { true } else { false } }

    /// Whether the factory's member is a property.
    var isKept: Bool { lifetime == .once || lifetime == .weak }
}

/// A name under which a type is needed.
enum OracleKey: Hashable {
    case type(Int)
    case named(Int)

    var name: String {
        switch self {
        case .type(let number): "T\(number)"
        case .named(let number): "P\(number)"
        }
    }
}

enum OracleNeed {
    /// A number that the caller passes.
    case given
    case instance(OracleKey)
    /// - Parameter passing: The types whose given parameters the closure takes.
    case closure(OracleKey, passing: [Int], isOptional: Bool)
    /// All that is provided into the collection of a protocol.
    case list(Int)
    /// A closure for each element of such a collection.
    case table(Int, isOptional: Bool)
    /// The value that a scope starts from.
    case value(Int)
    /// A stored property of that value.
    case user(Int)
    /// A computed property of that value.
    case token(Int)
    case tokenClosure(Int)
    /// A closure that makes the factory of a scope.
    case open(Int, isOptional: Bool)
}

/// A step of the program. Factories are in numbered variables.
enum OracleStep {
    case start(Int)
    case open(scope: Int, parent: Int, Int)
    /// Asks a factory for an instance.
    case make(OracleKey, factory: Int, isHeld: Bool)
    case makeList(Int, factory: Int, isHeld: Bool)
    /// Calls the closures of some instances of a type.
    case call(Int)
    case drop(Int)
    case dropHeld
}
