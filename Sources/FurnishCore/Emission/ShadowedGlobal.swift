/// A global function or property whose name means something else inside the factory: `self`, a member, a parameter or a
/// local value. Members call a private function of the file instead, which forwards to the global.
enum ShadowedGlobal {
    static func isShadowed(_ provider: ProviderID, _ names: MemberNames, _ graph: DependencyGraph) -> Bool {
        let definition = graph.providers[provider]
        guard definition.owner == nil, definition.receiver == nil, let name = globalName(definition),
            NamedValue.qualifier(ofGlobalAt: definition.site, graph.symbols) == nil
        else { return false }
        let text = graph.program.names.text(name)
        return name == graph.symbols.words.instance || names.all.contains(text) || text == names.parent
            || definition.needs.contains { graph.needs[$0].name == name }
            || graph.givens[provider].contains { $0.name == name }
            || graph.sharing.hasCall(provider) && text == MemberNames.call(in: provider, graph)
    }

    /// The names of all globals that provide something, which private members must not hide.
    static func names(_ graph: DependencyGraph) -> Set<String> {
        var names = Set<String>()
        for id in graph.providers.indices {
            let provider = graph.providers[id]
            guard provider.owner == nil, provider.receiver == nil, let name = globalName(provider) else { continue }
            names.insert(graph.program.names.text(name))
        }
        return names
    }

    /// A name that no other global and no member has.
    static func forwarderName(_ provider: Provider, _ names: MemberNames, _ graph: DependencyGraph) -> String {
        let name = "global" + TypeName.capitalized(globalName(provider).map(graph.program.names.text) ?? "")
        var (free, number) = (name, 1)
        while names.all.contains(free) || graph.symbols.globals[graph.program.names.name(free)] != nil {
            number += 1
            free = name + "\(number)"
        }
        return SwiftKeyword.escaped(free)
    }

    fileprivate static func globalName(_ provider: Provider) -> Name? {
        switch provider.construction {
        case .initializer, .collection, .bundle, .input, .factory: nil
        case .function(let name), .property(let name): name
        }
    }

    private static func summary(_ provider: Provider, _ graph: DependencyGraph) -> String {
        guard let name = globalName(provider), name != graph.symbols.words.instance else {
            return "Inside the factory, `self` is the factory."
        }
        return "Inside the factory, `\(graph.program.names.escaped(name))` would be its own member."
    }

    fileprivate static func forwarder(
        _ id: ProviderID, _ global: Name, _ describer: Describer
    ) -> Member {
        let (graph, types) = (describer.graph, describer.types)
        let provider = graph.providers[id]
        let callee = graph.program.names.escaped(global)
        var effects = provider.constructionEffects.subtracting(.isRethrowing)
        // A function with an `isolated` parameter runs on that actor, and so does its forwarder without `await`.
        if !graph.program.declaration(provider.site).traits.contains(.isAsync) { effects.remove(.isAsync) }
        var head = MemberHead(
            documentation: summary(provider, graph),
            availability: graph.availability(ofProvider: id), isolation: describer.forwarderIsolation(id),
            access: "private ", name: forwarderName(provider, describer.names, graph),
            effects: effects.words(provider.thrown, types), result: types.spell(provider.type))
        if case .property = provider.construction {
            head.introducer = "var "
            return head.returning(SwiftValue(text: callee, effects: effects))
        }
        let passed = provider.arguments.map { $0 }.filter { need in
            // Left out, `#isolation` would be that of the forwarder.
            !describer.fulfilment(need).isOmitted || graph.types.isIsolated(graph.needs[need].type, graph.program.names)
        }.map { graph.needs[$0] }
        if head.result == "()" { head.result = "" }
        head.parameters = passed.map { parameter($0, besides: global, types, graph) }
        let arguments = passed.map { argument($0, besides: global, graph) }.joined(separator: ", ")
        return head.returning(SwiftValue(text: callee + "(" + arguments + ")", effects: effects))
    }

    private static func parameter(
        _ need: Need, besides global: Name, _ types: TypeText, _ graph: DependencyGraph
    ) -> String {
        let label = need.label == .none ? "_" : SwiftKeyword.argument(graph.program.names.text(need.label))
        let isBoth = need.label == need.name && need.name != global
        let name = isBoth ? "" : " " + name(need, besides: global, graph)
        let isOmitted = need.defaultValue != .none && graph.types.isIsolated(need.type, graph.program.names)
        return label + name + ": " + types.spell(need.type) + (isOmitted ? " = #isolation" : "")
    }

    /// The inner name of a parameter, which must not hide the global.
    private static func name(_ need: Need, besides global: Name, _ graph: DependencyGraph) -> String {
        let name = graph.program.names.text(need.name)
        return SwiftKeyword.escaped(need.name == global ? name + "_" : name)
    }

    private static func argument(_ need: Need, besides global: Name, _ graph: DependencyGraph) -> String {
        let value = (need.isInout ? "&" : "") + name(need, besides: global, graph)
        return need.label == .none ? value : SwiftKeyword.label(graph.program.names.text(need.label)) + ": " + value
    }
}

extension Describer {
    /// The private functions that forward to a global.
    func forwarders(of offer: OfferID) -> [CodeDeclaration] {
        let provider = graph.offers[offer].provider
        guard graph.resolution.isOwnType(offer), ShadowedGlobal.isShadowed(provider, names, graph),
            let global = ShadowedGlobal.globalName(graph.providers[provider])
        else { return [] }
        return under(graph.providers[provider].condition) { describer in
            describer.inEachWorld(graph.questions(of: offer)) { describer in
                [.member(ShadowedGlobal.forwarder(provider, global, describer))]
            }
        }
    }

    /// The isolation of the global itself, whichever member calls the forwarder.
    fileprivate func forwarderIsolation(_ provider: ProviderID) -> String {
        if let actor = graph.providers[provider].isolation { return "@" + types.spell(actor) + " " }
        if isNonisolated[provider] { return "nonisolated " }
        let site = graph.providers[provider].site
        guard graph.isNonisolated(site) else { return "" }
        let isOnCaller = graph.program.hasModifier("nonisolated(nonsending)", site)
        return isOnCaller ? TypeText.nonsending : "nonisolated "
    }
}
