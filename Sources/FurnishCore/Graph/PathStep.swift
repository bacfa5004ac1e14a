/// One step of a path through the graph: a provider and one of its needs.
package struct PathStep {
    package let need: NeedID
    let provider: ProviderID

    /// The steps from the start of a search down to a provider, in that order.
    ///
    /// - Parameter cause: The step that first reached a provider; nil for a provider at which the search started.
    static func path(to provider: ProviderID, cause: (ProviderID) -> PathStep?) -> [PathStep] {
        var steps: [PathStep] = []
        var current = provider
        while let step = cause(current) {
            steps.append(step)
            current = step.provider
        }
        return steps.reversed()
    }
}
