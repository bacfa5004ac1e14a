/// An argument that a marker can have. Reading, near misses, messages and proposed markers all follow this table: a new
/// argument is one entry here, and one rule in the stage that gives it a meaning.
struct MarkerArgument: Sendable {
    /// The syntax after the argument's name, and the property of `Marker` that stores it.
    enum Form {
        /// A word without a value; held by `lifetime`, at most one in a marker.
        case lifetime(Marker.Lifetime)
        /// A word without a value; held by `flags`.
        case flag(Marker.Flags)
        /// One type; held by `scope`.
        case scope
        /// A list of types; held by `additionalTypes`.
        case additionalTypes
        /// The type of an array or a dictionary; held by `collection`.
        case collection
        /// An expression; held by `collectionKey`.
        case collectionKey
        /// A list of names; held by `given`.
        case given
        /// A list of names; held by `defaults`.
        case defaults
    }

    /// The word as it is written. A label includes its colon.
    let name: String
    /// The markers that take the argument.
    let kinds: [Marker.Kind]
    let form: Form
    /// Whether it has a meaning beside `fake`. A fake has the lifetime and the place of what it replaces.
    let isForFakes: Bool
    /// Tells the user what to write after a label; empty for a word without a value.
    let example: String

    private init(
        _ name: String, of kinds: Marker.Kind..., form: Form, besideFake isForFakes: Bool = false,
        example: String = ""
    ) {
        self.name = name
        self.kinds = kinds
        self.form = form
        self.isForFakes = isForFakes
        self.example = example
    }

    static let scope = MarkerArgument(
        "in:", of: .provides, .needs, .scope, form: .scope, example: "write the scope's type, as in 'in: Session'")
    static let additionalTypes = MarkerArgument(
        "as:", of: .provides, form: .additionalTypes, besideFake: true, example: "write types, as in 'as: Clock, Timer'"
    )
    static let collection = MarkerArgument(
        "into:", of: .provides, form: .collection, example: "write 'into: [Element]' or 'into: [Key: Value]'")
    static let collectionKey = MarkerArgument(
        "key:", of: .provides, form: .collectionKey,
        example: "write an expression for each element of a dictionary, and only there, as in 'key: \"home\"'")
    static let given = MarkerArgument(
        "given:", of: .needs, form: .given, example: "write parameters' names, as in 'given: start, end'")

    static let defaults = MarkerArgument(
        "default:", of: .needs, form: .defaults, example: "write parameters' names, as in 'default: style, timeout'")

    func isWritten(in marker: Marker) -> Bool {
        switch form {
        case .lifetime(let lifetime): marker.statesLifetime && marker.lifetime == lifetime
        case .flag(let flag): marker.flags.contains(flag)
        case .scope: !marker.scope.isEmpty
        case .additionalTypes: !marker.additionalTypes.isEmpty
        case .collection: !marker.collection.isEmpty
        case .collectionKey: !marker.collectionKey.isEmpty
        case .given: !marker.given.isEmpty
        case .defaults: !marker.defaults.isEmpty
        }
    }

    /// All arguments, in the order in which messages list those of a marker.
    static let all = [
        MarkerArgument("once", of: .provides, form: .lifetime(.once)),
        MarkerArgument("weak", of: .provides, form: .lifetime(.weak)),
        MarkerArgument("graph", of: .provides, form: .lifetime(.graph)),
        MarkerArgument("each", of: .provides, form: .lifetime(.each)),
        MarkerArgument("live", of: .provides, form: .flag(.isLive)),
        MarkerArgument("fake", of: .provides, form: .flag(.isFake), besideFake: true),
        given, defaults,
        MarkerArgument("root", of: .scope, form: .flag(.isRoot)),
        scope, additionalTypes, collection, collectionKey,
        MarkerArgument("sendable", of: .scope, form: .flag(.isSendable)),
    ]
}

extension Marker {
    /// The arguments without a value.
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// `@Scope(root)`
        static let isRoot = Flags(rawValue: 1 << 0)
        /// `@Provides(live)`
        static let isLive = Flags(rawValue: 1 << 2)
        /// `@Scope(sendable)`
        static let isSendable = Flags(rawValue: 1 << 1)
        /// `@Provides(fake)`
        static let isFake = Flags(rawValue: 1 << 3)
        /// Whether the marker has a lifetime, which may be the default.
        static let statesLifetime = Flags(rawValue: 1 << 4)

        // The standard library's versions are generic, which is too slow in debug builds.

        static var none: Flags { Flags(rawValue: 0) }

        func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    }
}

extension MarkerArgument {
    /// The row in `all` of an argument of this marker; nil if it takes none of this name.
    static func row(of name: String, in kind: Marker.Kind) -> Int? {
        // Not `firstIndex(where:)`: unoptimized, a closure for each row would cost more than the comparison.
        for row in 0..<words.count where words[row] == name && all[row].kinds.contains(kind) { return row }
        return nil
    }

    /// The names of all arguments.
    private static let words = all.map(\.name)

    /// The arguments that a marker takes.
    static func names(of kind: Marker.Kind) -> [String] { all.filter { $0.kinds.contains(kind) }.map(\.name) }

    /// The first marker that takes an argument of this name.
    static func owner(of name: String) -> Marker.Kind? { all.first { $0.name == name }?.kinds.first }
}
