/// Reaches a global function or property whose name the factory has a member of, or a parameter or local value of that
/// member: inside, that name is theirs. A private function of the file stands in for it.
enum ShadowedGlobal {
    static func isShadowed(_ provider: Int, _ names: MemberNames, _ graph: DependencyGraph) -> Bool {
        let definition = graph.providers[provider]
        guard definition.owner == nil, definition.receiver == nil, let name = globalName(definition) else {
            return false
        }
        let text = graph.program.names.text(name)
        return names.all.contains(text) || text == names.parent
            || definition.needs.contains { graph.needs[$0].name == name }
            || graph.givens[provider].contains { $0.name == name }
            || !graph.sharing.rows.isEmpty && graph.sharing.rows[provider].contains { names.shared[$0] == text }
    }

    /// What no private member of a factory may be called.
    static func names(_ graph: DependencyGraph) -> Set<String> {
        var names = Set<String>()
        for provider in graph.providers where provider.owner == nil && provider.receiver == nil {
            if let name = globalName(provider) { names.insert(graph.program.names.text(name)) }
        }
        return names
    }

    static func forwarderName(_ provider: Provider, _ graph: DependencyGraph) -> String {
        SwiftKeyword.escaped("global" + TypeName.capitalized(globalName(provider).map(graph.program.names.text) ?? ""))
    }

    private static func globalName(_ provider: Provider) -> Name? {
        switch provider.construction {
        case .initializer, .collection, .input, .factory: nil
        case .function(let name), .property(let name): name
        }
    }

    static func summary(_ provider: Provider, _ graph: DependencyGraph) -> String {
        let global = globalName(provider).map(graph.program.names.escaped) ?? ""
        return "/// Inside the factory, `\(global)` is its own member."
    }

    static func emitForwarder(
        _ provider: Provider, _ types: TypeText, _ graph: DependencyGraph, omitting omitted: Set<Name>,
        isolation: String, to writer: CodeWriter
    ) {
        guard let global = globalName(provider).map(graph.program.names.escaped) else { return }
        let name = forwarderName(provider, graph)
        var effects = provider.constructionEffects
        // It runs on the actor that it is handed, as what it calls does.
        if !graph.program.declaration(provider.site).traits.contains(.isAsync) { effects.remove(.isAsync) }
        let result = types.spell(provider.type)
        if case .property = provider.construction {
            let body =
                effects.isEmpty
                ? SwiftKeyword.alone(global)
                : "get\(effects.words(provider.thrown, types)) { \(effects.prefix)\(global) }"
            return writer.line("\(isolation)private var \(name): \(result) { \(body) }")
        }
        let passed = provider.arguments.filter { graph.fulfilments[$0] != .omitted }.map { graph.needs[$0] }
            .filter { !omitted.contains($0.name) }
        let tail = effects.words(provider.thrown, types) + (result == "()" ? "" : " -> \(result)")
        let parameters = passed.map { parameter($0, besides: globalName(provider), types, graph) }
        let arguments = passed.map { argument($0, besides: globalName(provider), graph) }.joined(separator: ", ")
        writer.write("\(isolation)private func ")
        writer.function(name, parameters, tail) { writer.line("\(effects.prefix)\(global)(\(arguments))") }
    }

    private static func parameter(
        _ need: Need, besides global: Name?, _ types: TypeText, _ graph: DependencyGraph
    ) -> String {
        let label = need.label == .none ? "_" : SwiftKeyword.argument(graph.program.names.text(need.label))
        let isBoth = need.label == need.name && need.name != global
        let name = isBoth ? "" : " " + name(need, besides: global, graph)
        return label + name + ": " + types.spell(need.type)
    }

    /// What a parameter is called inside: not as the function, which it would hide.
    private static func name(_ need: Need, besides global: Name?, _ graph: DependencyGraph) -> String {
        let name = graph.program.names.text(need.name)
        return SwiftKeyword.escaped(need.name == global ? name + "_" : name)
    }

    private static func argument(_ need: Need, besides global: Name?, _ graph: DependencyGraph) -> String {
        let value = (need.isInout ? "&" : "") + name(need, besides: global, graph)
        return need.label == .none ? value : SwiftKeyword.label(graph.program.names.text(need.label)) + ": " + value
    }
}
