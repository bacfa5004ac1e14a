/// A declaration as it is written, found at file level or in a type's braces. Bodies are never looked into.
///
/// Declarations are rows of `ScannedFile.declarations`; lists that belong to one of them (parameters, attributes, …)
/// are runs of the file's other tables. All text is a range of the file's bytes.
struct Declaration {
    enum Kind: UInt8 {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
        case initializer, function, property, `subscript`, `case`, `import`, `operator`, other
    }

    /// How far a declaration can be seen, from least to most.
    enum Access: UInt8, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    /// What is written or follows from what is written; one bit each.
    struct Traits: OptionSet {
        let rawValue: UInt32

        static let isAsync = Traits(rawValue: 1 << 0)
        /// `throws`, `throws(E)` or `rethrows`.
        static let isThrowing = Traits(rawValue: 1 << 1)
        /// `init?` or `init!`.
        static let isFailable = Traits(rawValue: 1 << 2)
        /// `static`, or `class` on a member.
        static let isStatic = Traits(rawValue: 1 << 3)
        /// `let` in place of `var`.
        static let isLet = Traits(rawValue: 1 << 4)
        /// A property without storage: braces that hold getters, not observers.
        static let isComputed = Traits(rawValue: 1 << 5)
        /// `= …` follows.
        static let hasInitialValue = Traits(rawValue: 1 << 6)
        static let isLazy = Traits(rawValue: 1 << 7)
        /// `@available(*, unavailable)` stands on it.
        static let isUnavailable = Traits(rawValue: 1 << 8)
        static let isOverride = Traits(rawValue: 1 << 9)
        static let isConvenience = Traits(rawValue: 1 << 10)
        static let isRequired = Traits(rawValue: 1 << 11)
        static let isNonisolated = Traits(rawValue: 1 << 12)
        /// Not the first of `let a = 1, b = 2`.
        static let continuesBinding = Traits(rawValue: 1 << 13)
        /// The access was written on the declaration itself.
        static let hasWrittenAccess = Traits(rawValue: 1 << 14)
        /// `init!` in particular (`isFailable` is set too).
        static let isImplicitlyUnwrapped = Traits(rawValue: 1 << 15)
        /// The type carries a `~Copyable` in its inheritance list.
        static let isNoncopyable = Traits(rawValue: 1 << 16)

        // The library's own are generic, which costs too much in an unoptimised build.

        static var none: Traits { Traits(rawValue: 0) }

        func contains(_ other: Traits) -> Bool { rawValue & other.rawValue == other.rawValue }

        func isDisjoint(with other: Traits) -> Bool { rawValue & other.rawValue == 0 }

        mutating func insert(_ other: Traits) { self = Traits(rawValue: rawValue | other.rawValue) }
    }

    var kind: Kind
    /// The effective access: what is written or the default, and never more than the enclosing type's.
    var access: Access
    var traits: Traits
    /// The row of the declaration whose braces this one stands in; -1 at file level.
    var parent: Int32
    /// The row in `ScannedFile.conditions` of the `#if`s around it; -1 without any.
    var condition: Int32
    /// The first byte, attributes and modifiers included, and one past the last.
    var range: ByteRange
    /// The name as it is written: `init`, `subscript`, an operator, the extended type of an extension, the path of an
    /// import, the pattern of a `let (a, b)`.
    var name: ByteRange
    /// `<T: Clock>`, brackets included.
    var generics: ByteRange
    /// What follows `where`, that word left out.
    var whereClause: ByteRange
    /// A function's or subscript's result, a property's declared type, a typealias's target.
    var type: ByteRange
    /// What stands between the parentheses of `throws(E)`.
    var thrownType: ByteRange
    /// What stands after a property's or case's `=`.
    var initialValue: ByteRange
    /// Each attribute with its arguments: a run of `ScannedFile.ranges`, as the next two.
    var attributes: Run
    /// Each modifier that is no access level.
    var modifiers: Run
    /// Each inherited type.
    var inherits: Run
    /// A run of `ScannedFile.parameters`: of functions, initializers, subscripts, and a case's associated values.
    var parameters: Run
    /// One past the last row that stands inside this declaration, however deep: its members are the rows after it,
    /// up to there.
    var membersEnd: Int32
}

/// Neighbouring rows of a table.
struct Run: Equatable {
    var start: Int32
    var end: Int32

    static let empty = Run(start: 0, end: 0)

    var isEmpty: Bool { start == end }
    var count: Int { Int(end - start) }
    var indices: Range<Int> { Int(start)..<Int(end) }
}

/// A parameter as it is written.
struct Parameter {
    /// The first byte, attributes included, and one past the last.
    var range: ByteRange
    /// The argument label; none for `_` and for an unlabelled associated value.
    var label: ByteRange
    /// The inner name.
    var name: ByteRange
    /// The type with its specifiers and attributes (`inout Int`, `@escaping () -> Void`), `...` included.
    var type: ByteRange
    /// What follows `=`.
    var defaultValue: ByteRange
    /// A run of `ScannedFile.ranges`: the attributes before the name.
    var attributes: Run
    var isVariadic: Bool
}
