/// Reaches a global function or property whose name the factory has a member of: inside the factory, that name is the
/// member's. A private function of the file stands in for it.
enum Forwarder {
    static func isNeeded(_ provider: Provider, _ names: MemberNames, _ graph: DependencyGraph) -> Bool {
        guard provider.owner == nil, provider.receiver == nil, let name = globalName(provider) else { return false }
        return names.all.contains(graph.program.names.text(name))
            || provider.needs.contains { graph.bindings.needs[$0].name == name }
    }

    static func name(_ provider: Provider, _ graph: DependencyGraph) -> String {
        "global" + TypeName.capitalized(globalName(provider).map(graph.program.names.text) ?? "")
    }

    private static func globalName(_ provider: Provider) -> Name? {
        switch provider.construction {
        case .initializer, .collection, .input, .factory: nil
        case .function(let name), .property(let name): name
        }
    }

    static func summary(_ provider: Provider, _ graph: DependencyGraph) -> String {
        let global = globalName(provider).map(graph.program.names.escaped) ?? ""
        return "/// Inside the factory, `\(global)` is its own member.\n"
    }

    static func text(
        _ provider: Provider, _ types: TypeText, _ graph: DependencyGraph, omitting omitted: Set<Name>,
        isolation: String
    ) -> String {
        guard let global = globalName(provider).map(graph.program.names.escaped) else { return "" }
        let name = name(provider, graph)
        let effects = provider.constructionEffects
        let result = types.spell(provider.type)
        if case .property = provider.construction {
            let body =
                effects.isEmpty
                ? SwiftKeyword.alone(global)
                : "get\(Effect.words(effects, provider.thrown, types)) { \(Effect.prefix(effects))\(global) }"
            return "\(isolation)private var \(name): \(result) { \(body) }\n"
        }
        let passed = provider.arguments.filter { graph.fulfilments[$0] != .omitted }.map { graph.bindings.needs[$0] }
            .filter { !omitted.contains($0.name) }
        let head = "\(isolation)private func \(name)"
        let tail = Effect.words(effects, provider.thrown, types) + (result == "()" ? "" : " -> \(result)") + " {\n"
        let parameters = passed.map { parameter($0, types, graph) }
        let arguments = passed.map { argument($0, graph) }.joined(separator: ", ")
        return Call(callee: head, arguments: parameters, isRead: false).text(column: tail.count, indentation: 0)
            + tail + "    \(Effect.prefix(effects))\(global)(\(arguments))\n}\n"
    }

    private static func parameter(_ need: Need, _ types: TypeText, _ graph: DependencyGraph) -> String {
        let label = need.label == .none ? "_" : SwiftKeyword.argument(graph.program.names.text(need.label))
        let name = graph.program.names.escaped(need.name)
        let type = types.spell(need.type)
        return (label == name ? name : label + " " + name) + ": " + type
    }

    private static func argument(_ need: Need, _ graph: DependencyGraph) -> String {
        let value = (need.isInout ? "&" : "") + graph.program.names.escaped(need.name)
        return need.label == .none ? value : SwiftKeyword.label(graph.program.names.text(need.label)) + ": " + value
    }
}
