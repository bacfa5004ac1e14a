/// The `#if`, `#elseif` and `#else` branches around a declaration, outermost first: all of their clauses hold.
struct Condition: Equatable {
    struct Clause: Equatable {
        /// The expression as it is written.
        var expression: ByteRange
        /// A later branch of the same `#if` was taken, so this one does not hold.
        var isNegated: Bool
    }

    var clauses: [Clause]
}
