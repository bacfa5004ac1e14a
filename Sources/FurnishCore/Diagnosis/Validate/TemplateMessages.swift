/// Messages about generic providers, the templates.
struct TemplateMessages {
    let graph: DependencyGraph

    private var program: Program { graph.program }
    private var text: TypeText { graph.text }

    func message(_ problem: TemplateProblem) -> Diagnostic {
        switch problem {
        case .endless(let need, let provider, let isGrowing): endless(need, of: provider, isGrowing)
        case .notConcrete(let variable, let need, let provider): notConcrete(variable, need, provider)
        case .rivals(let need, let first, let second): rivals(need, first, second)
        case .unsettledContribution(let provider): unmade(provider)
        }
    }

    private func endless(_ need: NeedID, of provider: Provider, _ isGrowing: Bool) -> Diagnostic {
        let needed = graph.needs[need]
        return Diagnostic(
            .dependencyCycle, at: program.location(of: needed),
            "'\(text.show(provider.type))' needs '\(text.show(needed.type))', which needs ever \(isGrowing ? "larger" : "more") "
                + "types; take a type that does not contain '\(text.show(provider.type))'"
        )
    }

    private func rivals(_ need: NeedID, _ first: ProviderID, _ second: ProviderID) -> Diagnostic {
        let providers = [first, second].sorted(by: graph.resolution.isWrittenBefore)
        return Diagnostic(
            .duplicateProvider, at: graph.markerLocation(providers[1]),
            "'\(graph.show(need: need))' can be made by two templates, and neither is more specific; provide that type itself",
            notes: [
                .init(graph.location(ofNeed: need), "it is needed here"),
                .init(graph.markerLocation(providers[0]), "'\(graph.show(providers[0]))' is the first"),
                .init(graph.markerLocation(providers[1]), "'\(graph.show(providers[1]))' is the second"),
            ])
    }

    private func notConcrete(_ variable: TypeVariable, _ need: Need, _ provider: ProviderID) -> Diagnostic {
        let name = program.names.text(variable.name)
        let definition = graph.providers[provider]
        return Diagnostic(
            .missingProvider, at: program.location(of: need),
            "nothing provides a type for '\(name)': the provider of '\(text.show(definition.type))' hides its type",
            notes: [
                .init(
                    program.nameLocation(definition.site),
                    "this provides only 'any \(text.show(definition.type))': write the concrete type instead, or mark that type "
                        + "'\(ProposedMarker.text(.provides, "as: " + text.show(definition.type)))'"
                )
            ])
    }

    /// An entry point or an element of a collection, which no need makes concrete.
    func unmade(_ provider: Provider) -> Diagnostic {
        Diagnostic(
            .untypedProvider, at: program.nameLocation(provider.site),
            "nothing says which '\(text.show(provider.type))' to make; mark a typealias of one specialization with '// @Provides', "
                + "take one in an initializer, or constrain its type parameters to provided protocols",
            notes: [
                .init(
                    program.location(provider.file, provider.markerOffset),
                    "or remove this marker, and make it where its type arguments are known, such as in a view's body")
            ])
    }

    /// A generic function or initializer of which the made type does not determine the type parameter.
    func uncalled(_ provider: Provider) -> Diagnostic {
        guard let parameter = provider.variables.first else { return unmade(provider) }
        let need = provider.needs.map { graph.needs[$0] }.first {
            graph.types.mentions(parameter: parameter.name, in: $0.type)
        }
        return BindingMessages(symbols: graph.symbols).undetermined(
            program.names.text(parameter.name),
            at: need.map(program.nameLocation) ?? program.nameLocation(provider.site))
    }
}
