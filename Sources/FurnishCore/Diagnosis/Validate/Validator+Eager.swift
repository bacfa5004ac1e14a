/// Checks that the initializers of factories can build the eager instances.
extension Validator {
    mutating func reportEager() {
        for provider in graph.eagerInstances.all
        where graph.validity.isComplete(provider) && !graph.validity.isInvalid(provider) {
            let messages = EagerMessages(graph: graph)
            let initializer = messages.initializerIsolation(of: provider)
            if !graph.effects[provider].isEmpty {
                report(messages.effects(of: provider))
            } else if graph.availability(ofProvider: provider)?.isTestable == false {
                report(messages.untestable(provider))
            } else if graph.isolations.mustHop(from: initializer, to: provider), !graph.validity.isRootInvalid {
                report(messages.isolation(of: provider))
            }
        }
    }
}

/// Messages about eager instances. The way out is an entry point that the app calls when it starts.
private struct EagerMessages {
    let graph: DependencyGraph

    private func factory(of provider: ProviderID) -> String { graph.placement.scope(of: provider).factory }

    func initializerIsolation(of provider: ProviderID) -> TypeID? {
        graph.eagerInstances.initializerIsolation(of: graph.scopeOf[provider], in: graph)
    }

    func effects(of provider: ProviderID) -> Diagnostic {
        let messages = GraphMessages(graph: graph)
        let effects = graph.effects[provider]
        return Diagnostic(
            .effectMismatch, at: graph.markerLocation(provider),
            "making '\(graph.show(provider))' \(messages.words(effects)), which the initializer of '\(factory(of: provider))' "
                + "does not allow",
            notes: messages.causes(of: effects, provider) + [entryPoint(for: provider, "")])
    }

    func isolation(of provider: ProviderID) -> Diagnostic {
        let actor = graph.isolations.actor(of: provider).map { "@" + graph.text.show($0) } ?? ""
        let scope = graph.placement.scope(of: provider)
        var notes: [Diagnostic.Note] = []
        // A typealias has the actor of the type that it stands for.
        let declared = scope.type.flatMap(graph.symbols.symbol).flatMap { graph.symbols[$0].sites.first }
        if scope.isolation == nil, scope.canEnd, let site = declared {
            let file = graph.program.file(site.file)
            let kind = graph.program.declaration(site).kind
            notes = [
                .init(
                    graph.program.nameLocation(site), "",
                    Fix(
                        "declare '\(actor) \(kind) \(graph.program.names.text(graph.program.name(site)))'",
                        file.adding(attribute: actor, to: site.row)))
            ]
        }
        let other = initializerIsolation(of: provider).map { "'@\(graph.text.show($0))'" }
        return Diagnostic(
            .isolationMismatch, at: graph.markerLocation(provider),
            "'\(graph.show(provider))' is made on '\(actor)', and the initializer of '\(factory(of: provider))' is on "
                + (other ?? "no actor"),
            notes: notes + [entryPoint(for: provider, notes.isEmpty ? "" : "or ")])
    }

    func untestable(_ provider: ProviderID) -> Diagnostic {
        Diagnostic(
            .invalidLifetime, at: graph.program.nameLocation(graph.providers[provider].site),
            "'\(graph.show(provider))' has an '@available' that an initializer cannot test for",
            notes: [entryPoint(for: provider, "")])
    }

    private func entryPoint(for provider: ProviderID, _ words: String) -> Diagnostic.Note {
        let definition = graph.providers[provider]
        let type = definition.additionalTypes.first ?? definition.type
        let name = TypeName(symbols: graph.symbols).name(graph.keys.key(type))
        let function = "start" + TypeName.capitalized(name)
        let hops = graph.isolations.mustHop(from: graph.placement.scope(of: provider).isolation, to: provider)
        let call = graph.effects[provider].union(hops ? .isAsync : .none).prefix
        return .init(
            graph.markerLocation(provider),
            words + "in place of 'eager', write '// @Needs' and 'func \(function)(\(TypeName.lowerCamel(name)): "
                + "\(graph.text.show(type))) {}', and call '\(call)factory.\(function)()'")
    }
}

extension PlatformAvailability {
    /// Whether `#available` says on which systems the declaration exists.
    fileprivate var isTestable: Bool { !isPartial || written.isEmpty }
}
