/// A stored instance for which `lazy` is not enough: a weak, async or throwing one, or that of a sendable factory.
struct StoredMember {
    private let describer: Describer
    private let offer: OfferID
    private let provider: ProviderID
    /// The names of the property that holds the instance, and of the method that builds it.
    private let storage: String
    private let build: String

    private var graph: DependencyGraph { describer.graph }
    private var types: TypeText { describer.types }

    init(_ describer: Describer, _ offer: OfferID) {
        (self.describer, self.offer) = (describer, offer)
        provider = describer.graph.offers[offer].provider
        let name = describer.names.names[offer]
        storage = describer.privateName(name + "Storage")
        build = describer.privateName("build" + TypeName.capitalized(name))
    }

    /// The property, its storage and the method that builds the instance.
    var declarations: [CodeDeclaration] {
        if graph.hasAsyncStorage(provider) { return synchronized(by: describer.lockClass.nameOfOnce) }
        if graph.isLocked(provider) { return synchronized(by: describer.lockClass.nameOfLocked) }
        return unsynchronized()
    }

    /// Storage without a lock: the instance is built on one actor and without `await`.
    private func unsynchronized() -> [CodeDeclaration] {
        let isErased = graph.isErased(provider)
        var head = describer.documentedHead(offer)
        let built = SwiftValue(text: build + "()", effects: graph.effects[provider])
        let getter = Statement.block(
            "get" + head.effects + " {",
            [
                Statement("if let \(storage) { return \(storage)\(isErased ? " as! \(head.result)" : "") }"),
                .value("let instance = ", built, ""),
                Statement("\(storage) = instance\(isErased && !isWeak ? " as Any" : "")"), Statement("return instance"),
            ], "}")
        head.effects = ""
        let property = Member(head: head, body: .statements([getter]))
        var held = head.asPrivate(storage, introducer: isWeak ? "weak var " : "var ", nil)
        held.availability = storageAvailability
        held.result =
            isErased ? erasedType + "?" : types.optional(isWeak ? graph.madeType(offer) : graph.offers[offer].type)
        return [.member(property), .stored(held)] + buildMethod
    }

    /// Storage for an instance that several tasks or threads may request while it is built.
    private func synchronized(by storageClass: String) -> [CodeDeclaration] {
        let property =
            describer.hasOneVariant(offer)
            ? [.member(synchronizedProperty)] : describer.byDefaultIsolation(of: provider) { [synchronizedProperty] }
        let isOptional = isWeak && graph.providers[provider].isFailable
        let erased = isOptional ? FakeText.optional(erasedType) : erasedType
        let held = graph.isErased(provider) ? erased : describer.type(offer)
        let start = "\(storageClass)<\(held), \(failure)>"
        let head = MemberHead(availability: storageAvailability, access: "private ", introducer: "let ", name: storage)
        let initial = isWeak ? weakStorage(start) : Statement(start + "()")
        return property + [.member(Member(head: head, body: .initial(initial)))] + buildMethod
    }

    private var synchronizedProperty: Member {
        let effects = graph.effects[provider]
        var head = describer.documentedHead(offer)
        // A function on the main actor cannot be passed on if its value must stay there; a closure can.
        let isClosure =
            describer.omitsIsolation(provider)
            || describer.defaultIsolation.isTwice[provider] && graph.isErased(provider)
        let argument = isClosure ? " { \(closureHead)\(effects.prefix)self.\(build)() }" : "(\(build))"
        let cast = graph.isErased(provider) ? " as! \(head.result)" : ""
        let value = SwiftValue(text: "\(storage).value\(argument)\(cast)", effects: effects)
        let getter = effects.isEmpty ? Statement(value) : .value("get\(head.effects) { ", value, " }")
        head.effects = ""
        return Member(head: head, body: .statements([getter]))
    }

    /// A closure's signature states its typed error, because Swift does not infer one.
    private var closureHead: String {
        guard case .type = graph.requirements.thrown[provider] else { return "" }
        return "()\(describer.effectWords(provider, graph.effects[provider])) in "
    }

    private var erasedType: String {
        let object = types.standard("AnyObject")
        if !graph.placement.scope(of: provider).isSendable { return isWeak ? object : "Any" }
        return "any " + (isWeak ? object + " & " : "") + types.standard("Sendable")
    }

    /// Swift does not allow `@available` on stored properties of a type that is not available everywhere, so these are
    /// stored with an erased type and need no attribute.
    private var storageAvailability: PlatformAvailability? {
        graph.isErased(provider) ? nil : graph.requirements.availability(of: provider)
    }

    private var buildMethod: [CodeDeclaration] {
        describer.byDefaultIsolation(of: provider) {
            var head = describer.head(offer).asPrivate(build)
            head.isolation = describer.isolation(offer, graph.effects[provider])
            let expression = Expression(describer, provider: provider)
            return [Member(head: head, body: .statements(describer.statements(expression)))]
        }
    }

    private var isWeak: Bool { graph.resolution.lifetime(of: provider) == .weak }

    private var failure: String {
        guard graph.effects[provider].contains(.isThrowing) else { return types.standard("Never") }
        if case .type(let type) = graph.requirements.thrown[provider] { return types.spell(type) }
        return "any \(types.standard("Error"))"
    }

    /// Storage with a closure that keeps an instance weakly. If a failable initializer returns nil, nothing is kept.
    private func weakStorage(_ start: String) -> Statement {
        let kept =
            graph.providers[provider].isFailable ? "instance.map(\(types.standard("Optional")).some)" : "instance"
        return .block(start + " { instance in", [Statement("{ [weak instance] in \(kept) }")], "}")
    }
}
