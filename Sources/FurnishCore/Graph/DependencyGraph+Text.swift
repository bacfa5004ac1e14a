/// How messages and reports name the rows of a graph.
extension DependencyGraph {
    /// The location at which the type of a need is written.
    package func location(ofNeed need: NeedID) -> Location { program.location(of: needs[need]) }

    /// The provider as messages name it: a function by its own name, anything else by its type.
    package func show(_ provider: ProviderID) -> String {
        let definition = providers[provider]
        guard let name = definition.functionName else { return showMade(by: provider) }
        // More labels would hide what the message says.
        let most = 4
        let labels = showLabels(of: definition, most) + (definition.arguments.count > most ? "…" : "")
        return "\(program.names.text(name))(\(labels))"
    }

    /// The labels of the arguments that make a provider, or of the first ones: `clock:_:`.
    package func showLabels(of provider: Provider, _ most: Int = .max) -> String {
        provider.arguments.prefix(most).map { need in
            (needs[need].label == .none ? "_" : program.names.text(needs[need].label)) + ":"
        }.joined()
    }

    /// The provider's type, or the name of a function that is an entry point.
    package func showMade(by provider: ProviderID) -> String {
        let definition = providers[provider]
        return definition.isMarkedFunction
            ? program.names.text(program.name(definition.site)) : text.show(definition.type)
    }

    /// The type that a scope starts from, or the name of the outermost factory.
    ///
    /// - Parameter module: The module whose code names it.
    package func show(scope: ScopeID, in module: Int32 = 0) -> String {
        bindings.scopes[scope].type.map { text.show(scope: $0, in: module) } ?? bindings.scopes[scope].factory
    }

    /// The type of a need, or the name of a requirement.
    package func show(need: NeedID) -> String {
        needs[need].requirement.map(program.fullName(of:)) ?? text.show(needs[need].type)
    }
}
