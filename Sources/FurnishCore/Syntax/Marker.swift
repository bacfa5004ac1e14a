/// A marker as it was read: its arguments are checked for form, not yet for meaning.
struct Marker {
    enum Kind: UInt8 {
        case provides, needs, scope
    }

    /// How long a provided instance lives.
    enum Lifetime: UInt8 {
        /// An instance for each need; what is meant when nothing is written.
        case each
        case once, weak, graph
    }

    /// What the marker belongs to.
    enum Attachment: Equatable {
        case nothing
        /// A row of `ScannedFile.declarations`.
        case declaration(Int)
        /// A row of `ScannedFile.parameters`, and the row of the declaration it is a parameter of.
        case parameter(Int, of: Int)
    }

    var kind: Kind
    /// Where its `@` stands.
    var offset: UInt32
    /// What stands between its parentheses, white space at both ends left out.
    var arguments: ByteRange
    /// The row in `ScannedFile.conditions` of the `#if`s around it; -1 without any.
    var condition: Int32
    var attachment: Attachment
    /// It was reported as malformed. What it belongs to is still known, so that nothing else is reported because of it.
    var isMalformed: Bool

    var lifetime: Lifetime
    /// `in: T`: the scope that a provider or entry point lives in, or the one around a scope.
    var scope: ByteRange
    /// `as: A, B`: a run of `ScannedFile.ranges`, each a type.
    var additionalTypes: Run
    /// `into: [T]`.
    var collection: ByteRange
    /// `key: expression`, beside `into: [K: V]`.
    var collectionKey: ByteRange
    /// `given: a, b`: a run of `ScannedFile.ranges`, each a name.
    var given: Run
    /// `@Scope(root)`, `@Scope(sendable)`.
    var isRoot: Bool
    var isSendable: Bool
}
