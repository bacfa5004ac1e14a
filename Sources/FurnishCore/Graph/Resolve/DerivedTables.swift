import FurnishTables

/// Facts about how needs are met that follow from the other tables of `Resolution`.
enum DerivedTables {
    /// Arguments that use their defaults, before an argument with the same label that does not, or where Swift would prefer an
    /// initializer without them.
    static func repeatedDefaults(_ dependencies: Dependencies) -> Set<NeedID> {
        let (resolution, fulfilments) = (dependencies.resolution, dependencies.fulfilments)
        let (providers, needs, sometimesMet) = (resolution.providers, resolution.needs, resolution.sometimesMet)
        var found: Set<NeedID> = []
        for provider in providers.indices {
            let arguments = providers[provider].arguments
            let omitted = arguments.filter { fulfilments[$0].isOmitted || sometimesMet.contains($0) }
            if omitted.isEmpty { continue }
            if resolution.hasRival(provider, without: omitted) { found.formUnion(omitted) }
            var later: Set<Name> = []
            for need in arguments.map({ $0 }).reversed() {
                if later.contains(needs[need].label), omitted.contains(need) { found.insert(need) }
                if !fulfilments[need].isOmitted { later.insert(needs[need].label) }
            }
        }
        return found
    }

    static func propertiesBesideMethods(_ resolution: Resolution) -> Set<ProviderID> {
        var found: Set<ProviderID> = []
        for first in resolution.alternatives.keys {
            let made = resolution.providers(at: first)
            let properties = made.filter {
                if case .property = resolution.providers[$0].construction { true } else { false }
            }
            if properties.count < made.count { found.formUnion(properties) }
        }
        return found
    }
}

extension Resolution {
    /// Whether Swift would call another initializer in place of the marked one, because its parameters are the arguments.
    fileprivate func hasRival(_ provider: ProviderID, without omitted: [NeedID]) -> Bool {
        guard let chosen = providers[provider].initializer, bindings.marked[chosen]?.needs != nil,
            let type = symbols.enclosingType(of: chosen)
        else { return false }
        let passed = providers[provider].arguments.filter { !omitted.contains($0) }.map { needs[$0] }
        return symbols.members(of: type, .initializer).contains { other in
            let file = program.file(other.file)
            let parameters = program.declaration(other).parameters.indices.map { file.parameters[$0] }
            return other != chosen && !program.isHidden(other) && parameters.count == passed.count
                && zip(parameters, passed).allSatisfy { parameter, need in
                    program.names.name(file.source, parameter.label) == need.label
                        && keys.key(symbols.readType(parameter.type, at: other)) == keys.key(need.type)
                }
        }
    }
}
