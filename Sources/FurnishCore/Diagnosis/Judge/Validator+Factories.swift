/// Finds mistakes about the generated factories themselves.
extension Validator {
    func reportFactories(_ names: MemberNames) {
        // One error for all providers whose members would have the same name. Where something is missing, given parameters that are
        // still unknown may make the members different overloads.
        for (name, providers) in names.collisions where providers.allSatisfy(graph.validity.isComplete) {
            report(.memberNames(providers, name))
        }
        // A second generated file has several such types.
        var generatedFiles: Set<Int32> = []
        for id in bindings.scopes.indices {
            let scope = bindings.scopes[id]
            // Tasks that share a factory also share its parent, so the parent must be sendable too.
            if scope.isSendable, let site = scope.site, let parent = scope.parent,
                !bindings.scopes[parent].isSendableOrIsolated, !graph.validity.isRootInvalid
            {
                report(.unsendableParent(id, site, parent: parent))
            }
            let factory = scope.factory
            // The classes that build a `once` for several tasks or threads, and that of calls.
            let helpers = id == .outermost ? ["Once", "Locked", "Lock", "Call"] : []
            reportNames([factory] + helpers.map { factory + $0 }, of: id, under: .always, &generatedFiles)
            if graph.fakes.isNeeded, graph.fakes.isFaked(id) {
                reportNames(["Fake" + factory], of: id, under: bindings.conditions.isSet("DEBUG"), &generatedFiles)
            }
        }
        guard bindings.scopes.count > 1 else { return }
        // A need for the factory in which the needing type lives itself would make it a second time.
        for step in graph.reachedNeeds where resolution.isOwn(step.provider) {
            if let scope = ownFactory(step.need, of: step.provider) {
                report(.ownFactory(scope, step.need, of: step.provider))
            }
        }
    }

    /// Reports types of this module that have the name of a generated class.
    ///
    /// - Parameter condition: The condition under which the class exists.
    private func reportNames(
        _ names: [String], of scope: ScopeID, under condition: ConditionID, _ generatedFiles: inout Set<Int32>
    ) {
        let conditions = bindings.conditions
        for name in names {
            guard let type = symbols.find(graph.program.names.name(name), in: nil, module: 0),
                let site = symbols[type].sites.first, graph.program.declaration(site).access >= .internal,
                !conditions.areExclusive(conditions.condition(of: site), condition)
            else { continue }
            if !program.source(site.file).isGenerated {
                report(.generatedName(name, site, scope))
            } else if generatedFiles.insert(site.file).inserted {
                report(.generatedFile(program.location(site.file, 0)))
            }
        }
    }

    func ownFactory(_ need: NeedID, of provider: ProviderID) -> ScopeID? {
        guard case .provider(let offer) = graph.fulfilments[need],
            case .factory(let scope) = providers[graph.offers[offer].provider].maker,
            placement.isInside(provider, scope)
        else { return nil }
        return scope
    }
}
