/// Carries `@available` from what has it up to all that makes it, eagerly or in a closure.
enum AvailabilityRise {
    /// For each provider what its member must say; empty if none has to say anything.
    static func rise(_ graph: DependencyGraph) -> [PlatformAvailability?] {
        var found = graph.providers.map { $0.availability }
        for provider in graph.providers.indices where graph.providers[provider].isCollection {
            // It stands nowhere but in the generated code.
            found[provider] = graph.symbols.availability(ofNamesIn: graph.providers[provider].type)
        }
        guard found.contains(where: { $0 != nil }) else { return [] }
        for group in Components(count: graph.providers.count, successors: graph.successors).groups {
            var merged: PlatformAvailability?
            for provider in group {
                merged.merge(found[provider])
                for made in graph.successors(of: provider) { merged.merge(found[made]) }
            }
            for provider in group { found[provider] = merged }
        }
        return found
    }
}

extension DependencyGraph {
    func availability(ofProvider provider: Int) -> PlatformAvailability? {
        availabilities.isEmpty ? nil : availabilities[provider]
    }

    /// What the member of a row of `available` must say. A further type may be younger than the provider's own.
    func availability(ofRow row: Int) -> PlatformAvailability? {
        let entry = available[row]
        var found = availability(ofProvider: entry.provider)
        if !isOwnType(row) {
            found.merge(symbols.availability(ofNamesIn: entry.type))
        }
        return found
    }

    /// Whether the instance cannot be stored as what it is, because some systems lack its type.
    func isErased(_ provider: Int) -> Bool { availability(ofProvider: provider)?.isPartial == true }
}
