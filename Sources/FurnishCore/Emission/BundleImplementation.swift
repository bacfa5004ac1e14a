/// The private type that implements a marked protocol. It holds a closure for each requirement.
struct BundleImplementation {
    private let describer: Describer
    private let offer: OfferID
    private let id: ProviderID
    private let name: String

    private var graph: DependencyGraph { describer.graph }
    private var types: TypeText { describer.types }

    /// Returns nil for an offer that is none of a marked protocol.
    init?(of offer: OfferID, _ describer: Describer) {
        id = describer.graph.offers[offer].provider
        guard let name = describer.names.implementations[id], describer.graph.resolution.isOwnType(offer) else {
            return nil
        }
        (self.describer, self.offer, self.name) = (describer, offer, name)
    }

    var declarations: [CodeDeclaration] {
        let provider = graph.providers[id]
        let needs = provider.needs.filter { graph.fulfilments[$0] != .omitted }
        let isForClasses = if case .bundle(let isForClasses) = provider.maker { isForClasses } else { false }
        let isNonisolated =
            leavesActor(provider)
            || needs.contains { graph.needs[$0].closure(graph.types).traits.contains(.isSendable) }
        let actor = self.actor.map { "@" + types.spell($0) + " " } ?? ""
        let head = MemberHead(
            documentation: "`\(graph.text.title(provider.type))`, made by closures of the factory. "
                + "(\(describer.fileName(provider)))", availability: graph.requirements.availability(of: id),
            isolation: actor, access: "private " + (actor.isEmpty && isNonisolated ? "nonisolated " : ""),
            introducer: isForClasses ? "final class " : "struct ", name: name,
            result: (provider.isolation == nil ? actor : "") + types.title(provider.type))
        return describer.under(graph.resolution.condition(of: id)) {
            func each(_ member: (NeedID) -> CodeDeclaration) -> [CodeDeclaration] {
                needs.flatMap { need in describer.under(graph.argumentConditions[need] ?? .always) { [member(need)] } }
            }
            return [.type(head, each(closure(for:)) + (isForClasses ? initializer : []) + each(member(for:)))]
        }
    }

    private func closureName(_ need: NeedID) -> String { graph.program.names.escaped(graph.needs[need].label) }

    private func closure(for need: NeedID) -> CodeDeclaration {
        .stored(MemberHead(introducer: "let ", name: closureName(need), result: types.spell(graph.needs[need].type)))
    }

    /// Only structs get one from the compiler.
    private var initializer: [CodeDeclaration] {
        describer.inEachWorld(graph.questions(of: offer)) {
            let needs = graph.providers[id].needs.filter { !describer.fulfilment($0).isOmitted }
            let parameters = needs.map { need in
                closureName(need) + ": " + types.parameter(graph.needs[need].type, isEscaping: true)
            }
            let assignments = needs.map { Statement("self.\(closureName($0)) = \(closureName($0))") }
            let head = MemberHead(introducer: "", name: "init", parameters: parameters)
            return [.member(Member(head: head, body: .statements(assignments)))]
        }
    }

    /// The declaration of a requirement, which calls its closure.
    private func member(for need: NeedID) -> CodeDeclaration {
        guard let site = graph.needs[need].requirement else { preconditionFailure("A bundle needs closures only.") }
        let function = graph.needs[need].closure(graph.types)
        let declaration = graph.program.declaration(site)
        let effects = Effects(allowedBy: function.traits)
        var head = MemberHead(
            isolation: isolation(of: function, site), name: graph.program.names.escaped(graph.needs[need].name),
            effects: effects.words(ThrownErrors(of: function), types), result: types.spell(function.result))
        let parameters = declaration.parameters.indices.map { graph.program.file(site.file).parameters[$0] }
        let names = parameters.indices.map { position in
            let name = graph.program.source(site.file).text(parameters[position].name)
            return name == "_" || name.isEmpty ? "argument\(position + 1)" : name
        }
        let arguments = zip(names, function.parameters).map { name, parameter in
            SwiftValue(text: (graph.types.isSpecified(parameter.type, as: .inout) ? "&" : "") + name)
        }
        let isHidden = names.contains(closureName(need))
        let call = SwiftValue(
            text: (isHidden ? "self." : "") + closureName(need), form: .call(arguments), effects: effects)
        if declaration.kind == .property {
            head.introducer = "var "
        } else {
            head.parameters = parameters.indices.map { position in
                let (label, name) = (graph.program.source(site.file).text(parameters[position].label), names[position])
                let words = label == name ? name : (label.isEmpty ? "_" : label) + " " + name
                return words + ": " + types.spell(function.parameters[position].type)
            }
        }
        return .member(head.returning(call))
    }

    /// The actor of the whole implementation: that of the protocol, or that of what the requirements make. Requirements that
    /// all state their actor leave the implementation on none.
    private var actor: TypeID? {
        let needs = graph.providers[id].needs
        let isStated = needs.allSatisfy { graph.needs[$0].closure(graph.types).globalActor != nil }
        return isStated && graph.providers[id].isolation == nil ? nil : graph.isolations.own[id]
    }

    /// Whether the protocol, or one that it inherits from, stays on no actor where the main actor is the module's default. An
    /// implementation on that actor could not conform to it.
    private func leavesActor(_ provider: Provider) -> Bool {
        provider.isolation == nil
            && Ancestry(of: provider.type, graph.symbols).found.contains { symbol in
                let found = graph.symbols[symbol]
                return !found.isForeign && (found.module != 0 || found.sites.contains(where: graph.isNonisolated))
            }
    }

    /// The isolation of a requirement, unless it is that of the whole implementation.
    private func isolation(of function: FunctionType, _ site: Site) -> String {
        if let stated = function.globalActor { return stated == actor ? "" : "@" + types.spell(stated) + " " }
        // The whole implementation may conform on an actor of its own.
        if graph.providers[id].isolation != nil { return "nonisolated " }
        let isNonsending = function.traits.contains(.isNonsending)
        guard let actor else { return isNonsending ? TypeText.nonsending : "" }
        // Without the attribute, Swift would take over the isolation of the requirement.
        let isOffActor = isNonsending || graph.isNonisolated(site) || graph.program.hasAttribute("@concurrent", site)
        return isOffActor ? "@" + types.spell(actor) + " " : ""
    }
}
