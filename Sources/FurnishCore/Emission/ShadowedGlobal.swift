/// A global function or property whose name means something else inside the factory: `self`, a member, a parameter or a
/// local value. Members call a private function of the file instead, which forwards to the global.
struct ShadowedGlobal {
    private let describer: Describer
    private let id: ProviderID
    private let global: Name

    private var graph: DependencyGraph { describer.graph }
    private var provider: Provider { graph.providers[id] }

    /// Returns nil for a provider that is no such global.
    init?(_ id: ProviderID, _ describer: Describer) {
        let (graph, names) = (describer.graph, describer.names)
        let provider = graph.providers[id]
        guard let global = Self.global(provider), NamedValue.qualifier(ofGlobalAt: provider.site, graph.symbols) == nil
        else { return nil }
        let text = graph.program.names.text(global)
        let isHidden =
            global == Name(.instance) || names.all.contains(text) || text == names.parent
            || provider.needs.contains { graph.needs[$0].name == global }
            || graph.givens[id].contains { $0.name == global }
            || graph.sharing.hasCall(id) && text == describer.callName(id)
        if !isHidden { return nil }
        (self.describer, self.id, self.global) = (describer, id, global)
    }

    /// The names of all globals that provide something, which private members must not hide.
    static func names(_ graph: DependencyGraph) -> Set<String> {
        Set(graph.providers.elements.compactMap(global).map(graph.program.names.text))
    }

    private static func global(_ provider: Provider) -> Name? {
        guard provider.receiver == nil, let member = provider.member, member.owner == nil else { return nil }
        return member.name
    }

    /// A name that no other global and no member has.
    var forwarderName: String {
        var name = "global" + TypeName.capitalized(graph.program.names.text(global))
        while describer.names.all.contains(name) || graph.symbols.globals[graph.program.names.name(name)] != nil {
            name += "_"
        }
        return SwiftKeyword.escaped(name)
    }

    var forwarder: Member {
        let callee = graph.program.names.escaped(global)
        let reason = global == Name(.instance) ? "`self` is the factory" : "`\(callee)` would be its own member"
        var effects = provider.constructionEffects
        // A function with an `isolated` parameter runs on that actor, and so does its forwarder without `await`.
        if !graph.program.declaration(provider.site).traits.contains(.isAsync) { effects.remove(.isAsync) }
        var head = MemberHead(
            documentation: "Inside the factory, \(reason).", availability: graph.requirements.availability(of: id),
            isolation: isolation, access: "private ", name: forwarderName,
            effects: effects.words(provider.thrown, describer.types), result: describer.types.spell(provider.type))
        if case .property = provider.maker {
            head.introducer = "var "
            return head.returning(SwiftValue(text: callee, effects: effects))
        }
        let passed = provider.arguments.map { $0 }.filter { need in
            // Left out, `#isolation` would be that of the forwarder.
            !describer.fulfilment(need).isOmitted || graph.repeatedDefaults.contains(need)
                || graph.types.isIsolated(graph.needs[need].type)
        }.map { graph.needs[$0] }
        if head.result == "()" { head.result = "" }
        let names = passed.indices.map { name(passed[$0], $0) }
        head.parameters = zip(passed, names).map(parameter)
        let arguments = zip(passed, names).map(argument).joined(separator: ", ")
        return head.returning(SwiftValue(text: callee + "(" + arguments + ")", effects: effects))
    }

    private func parameter(_ need: Need, _ name: String) -> String {
        let label = need.label == .none ? "_" : SwiftKeyword.argument(graph.program.names.text(need.label))
        let isBoth = need.label == need.name && need.name != global
        return label + (isBoth ? "" : " " + name) + ": " + describer.types.spell(need.type)
            + (need.defaultValue != .none && graph.types.isIsolated(need.type) ? " = #isolation" : "")
    }

    /// The inner name of a parameter, which must not hide the global. One without a name gets one.
    private func name(_ need: Need, _ position: Int) -> String {
        let name = graph.program.names.text(need.name)
        return name == "_" ? "value\(position + 1)" : SwiftKeyword.escaped(need.name == global ? name + "_" : name)
    }

    private func argument(_ need: Need, _ name: String) -> String {
        let value = (need.isInout ? "&" : "") + name
        return need.label == .none ? value : SwiftKeyword.label(graph.program.names.text(need.label)) + ": " + value
    }

    /// The isolation of the global itself, whichever member calls the forwarder.
    private var isolation: String {
        if let actor = provider.isolation { return "@" + describer.types.spell(actor) + " " }
        guard graph.isNonisolated(provider.site) else { return "" }
        let isOnCaller = graph.program.hasModifier("nonisolated(nonsending)", provider.site)
        return isOnCaller ? TypeText.nonsending : "nonisolated "
    }
}
