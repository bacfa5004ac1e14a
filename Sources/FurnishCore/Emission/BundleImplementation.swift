/// The private type that implements a marked protocol. It holds a closure for each requirement.
struct BundleImplementation {
    private let emitter: Emitter
    private let id: ProviderID
    private let name: String

    private var graph: DependencyGraph { emitter.graph }
    private var types: TypeText { emitter.types }
    private var writer: CodeWriter { emitter.writer }

    /// Returns nil for an offer that is none of a marked protocol.
    init?(of offer: OfferID, _ emitter: Emitter) {
        id = emitter.graph.offers[offer].provider
        guard let name = emitter.names.implementations[id], emitter.graph.isOwnType(offer) else { return nil }
        self.name = name
        self.emitter = emitter
    }

    func emit() {
        let provider = graph.providers[id]
        let needs = provider.needs.filter { graph.fulfilments[$0] != .omitted }
        let isClass = Ancestry(of: provider.type, graph.symbols).contains(foreign: "AnyObject")
        let condition = emitter.conditionText(ofMember: id)
        writer.blankLine()
        writer.conditional(on: condition) {
            let title = graph.text.title(provider.type)
            writer.line("/// `\(title)`, made by closures of the factory. (\(emitter.fileName(provider)))")
            if let availability = graph.availability(ofProvider: id) { writer.attributes(availability) }
            let actor = graph.isolations[id].map { "@" + types.spell($0) + " " } ?? ""
            let isSendable = needs.contains { graph.needs[$0].closure(graph.types).traits.contains(.isSendable) }
            writer.write(actor + "private " + (actor.isEmpty && isSendable ? "nonisolated " : ""))
            writer.write((isClass ? "final class " : "struct ") + name + ": ")
            writer.write((provider.isolation == nil ? actor : "") + types.title(provider.type))
            writer.braces {
                for need in needs { conditional(need) { emitClosure(need) } }
                if isClass { emitInitializer(needs) }
                for need in needs {
                    writer.blankLine()
                    conditional(need) { writer.write(member(for: need)) }
                }
            }
        }
    }

    private func conditional(_ need: NeedID, _ emit: () -> Void) {
        writer.conditional(on: emitter.conditionText(ofArgument: need, of: id), emit)
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
    private func member(for need: NeedID) -> Member {
        guard let site = graph.needs[need].requirement else { preconditionFailure("A bundle needs closures only.") }
        let function = graph.needs[need].closure(graph.types)
        let declaration = graph.program.declaration(site)
        let effects = Effects(allowedBy: function.traits)
        let thrown = function.thrownType.map(ThrownErrors.type) ?? .anything
        var head = MemberHead(
            isolation: isolation(of: function),
            name: graph.program.names.escaped(graph.needs[need].name),
            effects: effects.words(thrown, types), result: types.spell(function.result))
        let parameters = declaration.parameters.indices.map { graph.program.file(site.file).parameters[$0] }
        let names = parameters.map { graph.program.source(site.file).text($0.name) }
        let arguments = zip(names, function.parameters).map { name, parameter in
            SwiftValue(
                text: (graph.types.isSpecified(parameter.type, as: "inout", graph.program.names) ? "&" : "") + name)
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
    private func isolation(of function: FunctionType) -> String {
        let whole = graph.isolations[id]
        if let actor = function.globalActor { return actor == whole ? "" : "@" + types.spell(actor) + " " }
        // The whole implementation may conform on an actor of its own.
        if graph.providers[id].isolation != nil { return "nonisolated " }
        guard function.traits.contains(.isNonsending) else { return "" }
        // Without the attribute, Swift would take over the isolation of the requirement.
        return whole.map { "@" + types.spell($0) + " " } ?? TypeText.nonsending
    }
}
