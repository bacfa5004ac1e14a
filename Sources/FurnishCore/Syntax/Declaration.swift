/// A declaration at file level or inside a type. Its body is not read.
///
/// Declarations are rows of `ScannedFile.declarations`. Their lists, such as parameters and attributes, are runs of the
/// file's other tables. All text is a range of the file's bytes.
package struct Declaration: BitwiseCopyable {
    package enum Kind: UInt8, BitwiseCopyable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
        case initializer, function, property, `subscript`, `case`, `import`, `operator`, other

        /// Whether its braces contain declarations.
        package var hasMembers: Bool {
            switch self {
            case .class, .struct, .enum, .actor, .protocol, .extension: true
            default: false
            }
        }
    }

    /// From least to most visible.
    package enum Access: UInt8, Comparable, BitwiseCopyable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    /// Facts about the declaration, one bit each.
    package struct Traits: OptionSet, BitwiseCopyable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let isAsync = Traits(rawValue: 1 &<< 0)
        /// `throws`, `throws(E)` or `rethrows`.
        package static let isThrowing = Traits(rawValue: 1 &<< 1)
        /// `init?` or `init!`.
        package static let isFailable = Traits(rawValue: 1 &<< 2)
        /// `static`, or `class` on a member.
        package static let isStatic = Traits(rawValue: 1 &<< 3)
        /// `let` in place of `var`.
        package static let isLet = Traits(rawValue: 1 &<< 4)
        /// A property without storage: its braces contain a getter, not observers.
        package static let isComputed = Traits(rawValue: 1 &<< 5)
        /// An `= …` follows.
        package static let hasInitialValue = Traits(rawValue: 1 &<< 6)
        package static let isLazy = Traits(rawValue: 1 &<< 7)
        /// Marked `@available(*, unavailable)`.
        package static let isUnavailable = Traits(rawValue: 1 &<< 8)
        package static let isOverride = Traits(rawValue: 1 &<< 9)
        package static let isConvenience = Traits(rawValue: 1 &<< 10)
        package static let isRequired = Traits(rawValue: 1 &<< 11)
        static let isNonisolated = Traits(rawValue: 1 &<< 12)
        /// Not the first of `let a = 1, b = 2`.
        package static let continuesBinding = Traits(rawValue: 1 &<< 13)
        /// The declaration itself has an access modifier.
        package static let hasWrittenAccess = Traits(rawValue: 1 &<< 14)
        /// The type's inheritance list contains `~Copyable`.
        static let isNoncopyable = Traits(rawValue: 1 &<< 16)
        /// `rethrows`; `isThrowing` is set too.
        package static let isRethrowing = Traits(rawValue: 1 &<< 17)
        /// Its getter is `mutating`.
        package static let hasMutatingGetter = Traits(rawValue: 1 &<< 18)
        /// It has a setter, or an accessor that works as one.
        package static let hasSetter = Traits(rawValue: 1 &<< 19)
        /// The type's inheritance list contains `~Sendable`.
        static let isNotSendable = Traits(rawValue: 1 &<< 20)

        /// A property of the type has an init accessor.
        static let hasInitAccessors = Traits(rawValue: 1 &<< 21)

        // The standard library's versions are generic, which is too slow in debug builds.

        static var none: Traits { Traits(rawValue: 0) }

        package func contains(_ other: Traits) -> Bool { rawValue & other.rawValue == other.rawValue }

        package func isDisjoint(with other: Traits) -> Bool { rawValue & other.rawValue == 0 }

        mutating func insert(_ other: Traits) { self = Traits(rawValue: rawValue | other.rawValue) }
    }

    package var kind: Kind
    /// The effective access: the written or default one, but at most that of the enclosing type.
    package var access: Access
    package var traits: Traits
    /// The row of the enclosing declaration; -1 at file level.
    package var parent: Int32
    /// The row in `ScannedFile.conditions` of the `#if`s around it; -1 if there are none.
    package var condition: Int32
    /// All its text, including attributes and modifiers.
    package var range: ByteRange
    /// The name as it is written. Special cases are `init`, `subscript`, an operator, the extended type of an
    /// extension, the path of an import, and the pattern of a `let (a, b)`.
    package var name = ByteRange.none
    /// `<T: Clock>`, brackets included.
    package var generics = RareTree.none
    /// The requirements after `where`.
    package var whereClause = RareTree.none
    /// The result of a function or subscript, the declared type of a property, the target of a typealias, the extended type of an
    /// extension, or the path of an import.
    package var type = ParsedText.none
    /// The error type in `throws(E)`.
    package var thrownType = RareTree.none
    /// The expression after the `=` of a property or enum case.
    package var initialValue = ParsedText.none
    /// Rows of `ScannedFile.ranges`, as for the next two: each attribute with its arguments.
    package var attributes: Run
    /// The modifiers, without access levels.
    package var modifiers: Run
    /// The inherited types.
    package var inherits = Run.empty
    /// Rows of `ScannedFile.parameters`: the parameters of a function, initializer or subscript, or the associated
    /// values of an enum case.
    package var parameters = Run.empty
    /// The row after the last declaration inside this one, at any depth. Its members start at the next row.
    package var membersEnd: Int32

    /// Its parts, except lists.
    var texts: [ByteRange] { [name, type.range, initialValue.range] }
}

/// A range of rows of a table.
package struct Run: Equatable, BitwiseCopyable {
    package var start: Int32
    var end: Int32

    package static let empty = Run(start: 0, end: 0)

    package var isEmpty: Bool { start == end }
    package var count: Int { Int(end - start) }
    package var indices: Range<Int> { Int(start)..<Int(end) }
}

/// A parameter of a function, initializer or subscript, or an associated value.
package struct Parameter: BitwiseCopyable {
    /// All its text, including attributes.
    package var range: ByteRange
    /// The argument label; `.none` for `_` and for an associated value without a label.
    package var label = ByteRange.none
    /// The name used inside the body.
    package var name = ByteRange.none
    /// The type, including specifiers, attributes and `...`: `inout Int`, `@escaping () -> Void`.
    package var type = ParsedText.none
    /// The expression after the `=`.
    package var defaultValue = ParsedText.none
    /// Rows of `ScannedFile.ranges`: the attributes before the name.
    package var attributes = Run.empty
    package var isVariadic = false
}

/// An init accessor of a property, as a row of `ScannedFile.initAccessors`.
struct InitAccessor: BitwiseCopyable {
    /// A row of `ScannedFile.declarations`.
    let property: Int
    /// `@storageRestrictions(initializes: radians)`
    let attribute: ParsedText
}
