/// Implementations of marked protocols for what a factory keeps.
extension Expression {
    /// What a factory keeps must not keep the factory, but the implementation that the factory's member returns does. So this
    /// one asks the factory for that at each call, and makes the factory again once it is gone.
    func implementationAskingAgain(for offer: OfferID) -> SwiftValue? {
        let made = graph.offers[offer].provider
        guard graph.placement.isResolvedAtEachCall(by: provider, made), let name = names.implementations[made] else {
            return nil
        }
        let needs = graph.providers[made].needs.filter { !describer.fulfilment($0).isOmitted }
        let arguments = needs.map { need -> SwiftValue in
            let function = graph.needs[need].closure(graph.types)
            let isFunction = graph.needs[need].requirement.map { graph.program.declaration($0).kind } == .function
            let asked =
                graph.program.names.text(graph.needs[need].name) + (isFunction ? "()" : "") + " of "
                + graph.text.title(graph.providers[made].type)
            let hold = graph.placement.hold(ofRequirement: need, of: made, by: provider)
            let factory = owner(of: made, calling: asked, hold) + "." + names.escaped[offer] + "()"
            var head = "{ [" + captures(for: .provider(offer), hold).joined(separator: ", ") + "]"
            if let thrown = function.thrownType {
                let parameters = function.parameters.indices.map { "argument\($0)" }.joined(separator: ", ")
                let async = function.traits.contains(.isAsync) ? " async" : ""
                head += " (" + parameters + ")" + async + " throws(" + types.spell(thrown) + ")"
            }
            let body = Effects(allowedBy: function.traits).prefix + factory + "." + call(of: need, function)
            return SwiftValue(
                label: graph.program.names.text(graph.needs[need].label) + ": ", text: head + " in",
                form: .closure(body))
        }
        return SwiftValue(text: name, form: .call(arguments))
    }

    /// A call or read of a requirement with the parameters of its closure.
    private func call(of need: NeedID, _ function: FunctionType) -> String {
        let name = graph.program.names.escaped(graph.needs[need].name)
        guard let site = graph.needs[need].requirement, graph.program.declaration(site).kind == .function else {
            return name
        }
        let file = graph.program.file(site.file)
        let parameters = graph.program.declaration(site).parameters.indices.map { file.parameters[$0] }
        let arguments = parameters.indices.map { position in
            let label = file.source.text(parameters[position].label)
            let isInout = graph.types.isSpecified(
                function.parameters[position].type, as: "inout", graph.program.names)
            return (label.isEmpty ? "" : SwiftKeyword.label(label) + ": ") + (isInout ? "&" : "")
                + (function.thrownType == nil ? "$\(position)" : "argument\(position)")
        }
        return name + "(" + arguments.joined(separator: ", ") + ")"
    }
}
