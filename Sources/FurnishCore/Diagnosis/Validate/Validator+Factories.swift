/// Finds mistakes about the generated factories themselves.
extension Validator {
    func reportFactories() {
        for id in bindings.scopes.indices {
            let factory = bindings.scopes[id].factory
            // The classes that build a `once` for several tasks or threads, and that of calls.
            let helpers = id == .outermost ? ["Once", "Locked", "Lock", "Call"] : []
            reportNames([factory] + helpers.map { factory + $0 }, of: id, under: .always)
            if graph.fakes.isNeeded, graph.fakes.isFaked(id) {
                reportNames(["Fake" + factory], of: id, under: bindings.conditions.isSet("DEBUG"))
            }
        }
        guard bindings.scopes.count > 1 else { return }
        // A need for the factory in which the needing type lives itself would make it a second time.
        for step in graph.reachedNeeds where resolution.isOwn(step.provider) {
            guard let scope = ownFactory(step.need, of: step.provider) else { continue }
            report(
                .missingProvider, at: graph.location(ofNeed: step.need),
                "nothing provides '\(bindings.scopes[scope].factory)' to '\(graph.show(step.provider))', which lives in it",
                notes: [ScopeMessages(graph: graph).closures(insteadOf: scope, step.need, of: step.provider)])
        }
    }

    /// Reports types of this module that have the name of a generated class.
    ///
    /// - Parameter condition: The condition under which the class exists.
    private func reportNames(_ names: [String], of scope: ScopeID, under condition: ConditionID) {
        let conditions = bindings.conditions
        for name in names {
            guard let type = symbols.find(graph.program.names.name(name), in: nil, module: 0),
                let site = symbols[type].sites.first, graph.program.declaration(site).access >= .internal,
                !conditions.areExclusive(conditions.condition(of: site), condition)
            else { continue }
            if program.source(site.file).isGenerated {
                // A second generated file has several such types.
                let place = program.location(site.file, 0)
                if diagnostics.contains(where: { $0.location == place }) { continue }
                report(.nameCollision, at: place, "this file was generated: delete it, or write to it")
                continue
            }
            let start = bindings.scopes[scope].site.map { site in
                note(site, "the factory starts from '\(self.names.text(program.name(site)))'")
            }
            report(
                .nameCollision, at: program.nameLocation(site),
                "'\(name)' is the name of a class that Furnish generates; give this type another name",
                notes: [start ?? namingFactory(insteadOf: site)])
        }
    }

    /// The outermost factory is named after the type of its root.
    private func namingFactory(insteadOf site: Site) -> Diagnostic.Note {
        let isTaken = ["App", "AppFactory"].contains { symbols.isDeclared(program.names.name($0)) }
        let root = isTaken ? "Root" : "App"
        let marker = ProposedMarker.text(.scope, "root")
        return note(
            site,
            "to keep its name, write '\(marker)' above 'struct \(root) {}', which names the factory '\(root)Factory'")
    }

    func ownFactory(_ need: NeedID, of provider: ProviderID) -> ScopeID? {
        guard case .provider(let offer) = graph.fulfilments[need],
            case .factory(let scope) = providers[graph.offers[offer].provider].maker,
            placement.isInside(provider, scope)
        else { return nil }
        return scope
    }
}
