/// The words that the scanner recognizes. Whether such a word is a keyword depends on its position.
package enum Keyword: String, CaseIterable {
    case none
    // These are reserved everywhere.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
    case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
    case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `repeat`, `rethrows`, `return`, `Self`, `self`, `static`, `struct`, `subscript`, `super`
    case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
    // These are names wherever no declaration or type needs them.
    case _const, _local, _modify, _read, actor, any, async, await
    case oldConsuming = "__consuming"
    case oldOwned = "__owned"
    case oldShared = "__shared"
    case setterAccess = "__setter_access"
    case borrow, borrowing, consume, consuming, convenience, copy, dependsOn, didSet, distributed, dynamic, each, file
    case final, get, indirect, infix, isolated, lazy, macro, modify, mutate, mutating, nonisolated, nonmutating, of
    case open, optional, override, package, postfix, prefix, read, reasync, required, sending, set, some, unowned
    case unsafe, unsafeAddress, unsafeMutableAddress, using, weak, willSet, yielding, sourceLocation

    /// The standard library's `==` for raw values is generic, which is too slow in debug builds.
    package static func == (left: Keyword, right: Keyword) -> Bool { left.number == right.number }
    static func != (left: Keyword, right: Keyword) -> Bool { left.number != right.number }

    /// The position of the case, which is the byte that stores it.
    var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// - Parameter number: The number of a case.
    init(number: UInt8) { self = unsafeBitCast(number, to: Keyword.self) }

    /// Whether the word is reserved everywhere. These words come first.
    var isReserved: Bool { number != 0 && number <= Keyword.while.number }

    /// Whether it starts an accessor in a property's braces.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .borrow, .mutate, .unsafeAddress,
            .unsafeMutableAddress, .`init`:
            true
        default: false
        }
    }

    var isAccessorModifier: Bool {
        switch self {
        case .mutating, .nonmutating, .consuming, .borrowing, .oldConsuming, .nonisolated, .yielding: true
        default: false
        }
    }

    /// Whether it is a modifier of a declaration. `class` does not count, because it usually starts one.
    var isModifier: Bool {
        switch self {
        case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .required, .optional, .lazy,
            .dynamic, .infix, .prefix, .postfix, .oldConsuming, .borrowing, .consuming, .mutating, .nonmutating,
            .convenience, .override, .weak, .indirect, .isolated, .async, .distributed, ._const, ._local,
            .setterAccess, .reasync, .nonisolated, .unowned, .sending:
            true
        default: false
        }
    }

    /// Whether it may precede a type, as in `inout Int`. It is a name where no type follows.
    var isTypeSpecifier: Bool {
        switch self {
        case .inout, .some, .any, .each, .repeat, .nonisolated, .dependsOn, .borrowing, .consuming, .sending, .isolated,
            ._const, .oldOwned, .oldShared, ._local, .unowned, .weak:
            true
        default: false
        }
    }

    /// Whether it starts a declaration, after any modifiers and attributes.
    var startsDeclaration: Bool {
        switch self {
        case .import, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .`init`, .deinit,
            .func, .var, .let, .subscript, .case, .operator, .precedencegroup:
            true
        default: false
        }
    }

    /// The keyword that the word at `range` is, if any.
    static func of(_ range: ByteRange, in bytes: UnsafePointer<UInt8>) -> Keyword {
        let word = bytes + Int(range.start)
        // `_` and lowercase letters, and the capitals of `Any` and `Self`
        guard word[0] >= 0x5F || word[0] == 0x41 || word[0] == 0x53 else { return .none }
        return KeywordTable.shared.slot(of: word, range.count).pointee.keyword
    }

    static func of(_ name: String) -> Keyword {
        var name = name
        return name.withUTF8 { $0.isEmpty ? .none : of(ByteRange(0, UInt32($0.count)), in: $0.baseAddress!) }
    }

    /// In place of the compiler's, which takes long to compile, because it compares with one word after the other.
    package init?(rawValue: String) {
        self = .of(rawValue)
        if self == .none { return nil }
    }
}

/// The words by a hash of their length and three of their bytes. The table is never freed.
private struct KeywordTable: @unchecked Sendable {
    struct Slot {
        var word: UnsafePointer<UInt8>
        /// 0 in an empty slot.
        var length: Int
        var keyword: Keyword
    }

    static let shared = KeywordTable()
    private static let mask = 1023
    private let slots: UnsafeMutablePointer<Slot>

    private init() {
        let count = KeywordTable.mask + Keyword.allCases.count
        slots = .allocate(capacity: count)
        let empty = Slot(word: UnsafeMutablePointer<UInt8>.allocate(capacity: 1), length: 0, keyword: .none)
        slots.initialize(repeating: empty, count: count)
        for keyword in Keyword.allCases where keyword != .none {
            let text = Array(keyword.rawValue.utf8)
            let word = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
            word.initialize(from: text, count: text.count)
            slot(of: word, text.count).pointee = Slot(word: word, length: text.count, keyword: keyword)
        }
    }

    /// The slot with a word; an empty one if there is none.
    func slot(of word: UnsafePointer<UInt8>, _ length: Int) -> UnsafeMutablePointer<Slot> {
        var index = length &* 211 &+ Int(word[length &>> 1]) &* 59
        index = (index &+ Int(word[0]) &* 37 &+ Int(word[length - 1]) &* 113) & KeywordTable.mask
        while slots[index].length != 0, slots[index].length != length || !word.equals(slots[index].word, count: length)
        { index += 1 }
        return slots + index
    }
}
