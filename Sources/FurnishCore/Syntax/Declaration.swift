/// A declaration at file level or inside a type. Its body is not read.
///
/// Declarations are rows of `ScannedFile.declarations`. Their lists, such as parameters and attributes, are runs of the
/// file's other tables. All text is a range of the file's bytes.
struct Declaration {
    enum Kind: UInt8 {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
        case initializer, function, property, `subscript`, `case`, `import`, `operator`, other
    }

    /// From least to most visible.
    enum Access: UInt8, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    /// Facts about the declaration, one bit each.
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
        /// A property without storage: its braces contain a getter, not observers.
        static let isComputed = Traits(rawValue: 1 << 5)
        /// An `= …` follows.
        static let hasInitialValue = Traits(rawValue: 1 << 6)
        static let isLazy = Traits(rawValue: 1 << 7)
        /// Marked `@available(*, unavailable)`.
        static let isUnavailable = Traits(rawValue: 1 << 8)
        static let isOverride = Traits(rawValue: 1 << 9)
        static let isConvenience = Traits(rawValue: 1 << 10)
        static let isRequired = Traits(rawValue: 1 << 11)
        static let isNonisolated = Traits(rawValue: 1 << 12)
        /// Not the first of `let a = 1, b = 2`.
        static let continuesBinding = Traits(rawValue: 1 << 13)
        /// The declaration itself has an access modifier.
        static let hasWrittenAccess = Traits(rawValue: 1 << 14)
        /// `init!`; `isFailable` is set too.
        static let isImplicitlyUnwrapped = Traits(rawValue: 1 << 15)
        /// The type's inheritance list contains `~Copyable`.
        static let isNoncopyable = Traits(rawValue: 1 << 16)
        /// `rethrows`; `isThrowing` is set too.
        static let isRethrowing = Traits(rawValue: 1 << 17)
        /// Its getter is `mutating`.
        static let hasMutatingGetter = Traits(rawValue: 1 << 18)

        // The standard library's versions are generic, which is too slow in debug builds.

        static var none: Traits { Traits(rawValue: 0) }

        func contains(_ other: Traits) -> Bool { rawValue & other.rawValue == other.rawValue }

        func isDisjoint(with other: Traits) -> Bool { rawValue & other.rawValue == 0 }

        mutating func insert(_ other: Traits) { self = Traits(rawValue: rawValue | other.rawValue) }
    }

    var kind: Kind
    /// The effective access: the written or default one, but at most that of the enclosing type.
    var access: Access
    var traits: Traits
    /// The row of the enclosing declaration; -1 at file level.
    var parent: Int32
    /// The row in `ScannedFile.conditions` of the `#if`s around it; -1 if there are none.
    var condition: Int32
    /// All its text, including attributes and modifiers.
    var range: ByteRange
    /// The name as it is written. Special cases are `init`, `subscript`, an operator, the extended type of an
    /// extension, the path of an import, and the pattern of a `let (a, b)`.
    var name: ByteRange
    /// `<T: Clock>`, brackets included.
    var generics: ByteRange
    /// The requirements after `where`.
    var whereClause: ByteRange
    /// The result of a function or subscript, the declared type of a property, or the target of a typealias.
    var type: ByteRange
    /// The error type in `throws(E)`.
    var thrownType: ByteRange
    /// The expression after the `=` of a property or enum case.
    var initialValue: ByteRange
    /// Rows of `ScannedFile.ranges`, as for the next two: each attribute with its arguments.
    var attributes: Run
    /// The modifiers, without access levels.
    var modifiers: Run
    /// The inherited types.
    var inherits: Run
    /// Rows of `ScannedFile.parameters`: the parameters of a function, initializer or subscript, or the associated
    /// values of an enum case.
    var parameters: Run
    /// The row after the last declaration inside this one, at any depth. Its members start at the next row.
    var membersEnd: Int32

    /// Where its type begins, or its name if no type is written.
    var typeOffset: UInt32 { type.isEmpty ? name.start : type.start }

    /// Its parts, except lists. Those that are in its body, such as the error type of a getter, count for the digest.
    var texts: [ByteRange] { [name, generics, whereClause, type, thrownType, initialValue] }
}

/// A range of rows of a table.
struct Run: Equatable {
    var start: Int32
    var end: Int32

    static let empty = Run(start: 0, end: 0)

    var isEmpty: Bool { start == end }
    var count: Int { Int(end - start) }
    var indices: Range<Int> { Int(start)..<Int(end) }
}

/// A parameter of a function, initializer or subscript, or an associated value.
struct Parameter {
    /// All its text, including attributes.
    var range: ByteRange
    /// The argument label; `.none` for `_` and for an associated value without a label.
    var label: ByteRange
    /// The name used inside the body.
    var name: ByteRange
    /// The type, including specifiers, attributes and `...`: `inout Int`, `@escaping () -> Void`.
    var type: ByteRange
    /// The expression after the `=`.
    var defaultValue: ByteRange
    /// Rows of `ScannedFile.ranges`: the attributes before the name.
    var attributes: Run
    var isVariadic: Bool
}
