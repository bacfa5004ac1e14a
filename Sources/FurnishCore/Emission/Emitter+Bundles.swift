/// The private types that implement marked protocols. Each holds a closure for each requirement.
extension Emitter {
    func emitImplementation(_ offer: OfferID) {
        let id = graph.offers[offer].provider
        let provider = graph.providers[id]
        guard case .bundle = provider.construction, graph.isOwnType(offer), let name = names.implementations[id] else {
            return
        }
        let needs = provider.needs.filter { graph.fulfilments[$0] != .omitted }
        let isClass = graph.inherits("AnyObject", provider.type)
        let condition = conditionText(ofMember: id)
        writer.blankLine()
        writer.conditional(on: condition) {
            let title = graph.text.title(provider.type)
            writer.line("/// `\(title)`, made by closures of the factory. (\(fileName(provider)))")
            if let availability = graph.availability(ofProvider: id) { writer.attributes(availability) }
            let actor = graph.isolations[id].map { "@" + types.spell($0) + " " } ?? ""
            let isSendable = needs.contains { graph.closure(ofRequirement: $0).traits.contains(.isSendable) }
            writer.write(actor + "private " + (actor.isEmpty && isSendable ? "nonisolated " : ""))
            writer.write((isClass ? "final class " : "struct ") + name + ": ")
            writer.write((provider.isolation == nil ? actor : "") + types.title(provider.type))
            writer.braces {
                for need in needs { conditional(need, of: id) { emitClosure(need) } }
                if isClass { emitInitializer(needs) }
                for need in needs {
                    writer.blankLine()
                    conditional(need, of: id) { writer.write(member(for: need, of: id)) }
                }
            }
        }
    }

    private func conditional(_ need: NeedID, of provider: ProviderID, _ emit: () -> Void) {
        writer.conditional(on: conditionText(ofArgument: need, of: provider), emit)
    }

    private func closureName(_ need: NeedID) -> String { graph.program.names.escaped(graph.needs[need].label) }

    private func emitClosure(_ need: NeedID) {
        let head = MemberHead(
            introducer: "let ", name: closureName(need), result: types.spell(graph.needs[need].type))
        writer.write(Member(head: head, body: .none))
    }

    /// Only structs get one from the compiler. Its parameters have no `#if`.
    private func emitInitializer(_ needs: [NeedID]) {
        let parameters = needs.map { need in
            closureName(need) + ": " + types.parameter(graph.needs[need].type, isEscaping: true)
        }
        let assignments = needs.map { Statement("self.\(closureName($0)) = \(closureName($0))") }
        let head = MemberHead(introducer: "", name: "init", parameters: parameters)
        writer.blankLine()
        writer.write(Member(head: head, body: .statements(assignments)))
    }

    /// The declaration of a requirement, which calls its closure.
    private func member(for need: NeedID, of id: ProviderID) -> Member {
        guard let site = graph.needs[need].requirement else { preconditionFailure("A bundle needs closures only.") }
        let function = graph.closure(ofRequirement: need)
        let declaration = graph.program.declaration(site)
        let effects = Effects(allowedBy: function.traits)
        let thrown = function.thrownType.map(ThrownErrors.type) ?? .anything
        var head = MemberHead(
            isolation: isolation(of: function, in: id),
            name: graph.program.names.escaped(graph.needs[need].name),
            effects: effects.words(thrown, types), result: types.spell(function.result))
        let parameters = declaration.parameters.indices.map { graph.program.file(site.file).parameters[$0] }
        let names = parameters.map { graph.program.source(site.file).text($0.name) }
        let arguments = zip(names, function.parameters).map { name, parameter in
            SwiftValue(text: (graph.types.isSpecified(parameter.type, as: "inout", graph.program.names) ? "&" : "") + name)
        }
        let isHidden = names.contains(closureName(need))
        let call = SwiftValue(
            text: (isHidden ? "self." : "") + closureName(need), form: .call(arguments), effects: effects)
        if declaration.kind == .property {
            head.introducer = "var "
        } else {
            head.parameters = zip(parameters, function.parameters).map { written, parameter in
                let source = graph.program.source(site.file)
                let (label, name) = (source.text(written.label), source.text(written.name))
                let words = label == name ? name : (label.isEmpty ? "_" : label) + " " + name
                return words + ": " + types.spell(parameter.type)
            }
        }
        return head.returning(call)
    }

    /// The isolation of a requirement, unless it is that of the whole implementation.
    private func isolation(of function: FunctionType, in bundle: ProviderID) -> String {
        let whole = graph.isolations[bundle]
        if let actor = function.globalActor { return actor == whole ? "" : "@" + types.spell(actor) + " " }
        // The whole implementation may conform on an actor of its own.
        if graph.providers[bundle].isolation != nil { return "nonisolated " }
        guard function.traits.contains(.isNonsending) else { return "" }
        // Without the attribute, Swift would take over the isolation of the requirement.
        return whole.map { "@" + types.spell($0) + " " } ?? TypeText.nonsending
    }
}

extension DependencyGraph {
    /// The type of the closure for a requirement.
    func closure(ofRequirement need: NeedID) -> FunctionType {
        guard let function = types.function(needs[need].type) else {
            preconditionFailure("A requirement is met like a closure.")
        }
        return function
    }
}
