/// A step on a way through the graph: a need, and the provider that has it.
struct Hop {
    let need: Int
    let provider: Int

    /// The hops to a provider, the outermost first.
    ///
    /// - Parameter cause: The hop by which a provider was first reached; nil of one that the search began with.
    static func way(to provider: Int, cause: (Int) -> Hop?) -> [Hop] {
        var hops: [Hop] = []
        var current = provider
        while let hop = cause(current) {
            hops.append(hop)
            current = hop.provider
        }
        return hops.reversed()
    }
}
