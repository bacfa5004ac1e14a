/// The condition under which a declaration is compiled: all clauses hold. They come from the `#if`, `#elseif` and
/// `#else` branches around it, outermost first.
struct Condition: Equatable {
    struct Clause: Equatable {
        var expression: ByteRange
        /// The declaration is in a later branch of the `#if`, so this expression does not hold.
        var isNegated: Bool
    }

    var clauses: [Clause]
}
