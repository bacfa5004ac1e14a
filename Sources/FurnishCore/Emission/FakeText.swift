/// Describes an argument of a fake: its property, its parameter and its overrides.
struct FakeText {
    let argument: FakeArgument
    let label: String
    /// The name of the property that keeps the argument.
    let field: String
    let property: MemberHead
    /// The initial value of the property.
    let value: String
    /// The replacement in an override: the value of a property, or a call of the closure for a method.
    private let given: SwiftValue
    private let isProperty: Bool
    /// Whether the property keeps a closure that returns the value.
    private let isWrapped: Bool
    /// The declaration of the parameter.
    let parameter: String
    let access: Declaration.Access
    /// Whether the member itself returns an optional.
    private let isOptionalValue: Bool
    /// Whether a test may leave out the argument, because the module has fakes of its own.
    private let isOptional: Bool
    /// Whether the fake's initializer takes a replacement. Where other modules could not pass one, the module's own fakes always serve.
    let isReplaceable: Bool

    init(_ argument: FakeArgument, in scope: ScopeID, _ describer: Describer) {
        let graph = describer.graph
        let offer = argument.offer
        let provider = graph.offers[offer].provider
        self.argument = argument
        label = Self.label(offer, describer)
        field = describer.privateName("fake" + Self.capitalized(label, offer, graph))
        access = argument.alternatives.map { describer.access.ofMember($0) }.min() ?? .internal
        isOptional = !argument.fakes.isEmpty
        isReplaceable =
            argument.isReplaceable
            && !(isOptional && access < describer.access.ofInitializer(graph.bindings.scopes[scope]))
        isOptionalValue = graph.types[graph.offers[offer].key].kind == .optional
        isProperty = graph.isProperty(provider)
        let (type, isFunction) = Self.type(argument, in: scope, describer)
        // A member on no actor, or on its caller's, reads the replacement. The factory may be on the main actor by default.
        let isRead =
            argument.scope == scope && graph.effects[provider].contains(.isAsync)
            && graph.isolations.actor(of: provider) == nil && !graph.placement.scope(of: provider).isSendable
        // Swift warns of `nonisolated(unsafe)` for a type that is `Sendable`, which a closure never is.
        isWrapped = isRead && isProperty
        let kept = isWrapped ? "() -> " + type : type
        property = MemberHead(
            isolation: isRead ? "nonisolated(unsafe) " : "", access: "private ", introducer: "let ", name: field,
            result: isOptional ? Self.optional(kept) : kept)
        parameter =
            SwiftKeyword.argument(label) + ": "
            + (isOptional ? Self.optional(type) + " = nil" : isFunction ? TypeText.escaping(type) : type)
        let name = SwiftKeyword.escaped(label)
        let wrapped = isOptional ? "\(name).map { value in { value } }" : "{ \(name) }"
        value = isWrapped ? wrapped : name
        let passed = isProperty ? [] : graph.givens[provider].map(describer.argument)
        given = SwiftValue(
            text: isProperty && !isWrapped ? field : "\(field)(\(passed.joined(separator: ", ")))",
            effects: isProperty ? .none : graph.effects[provider])
    }

    /// The type of what replaces a member: that of a property, or of a closure for a method. In the fake of an outer factory, it
    /// is a closure that takes the value from which the inner factory starts.
    private static func type(
        _ argument: FakeArgument, in scope: ScopeID, _ describer: Describer
    ) -> (text: String, isFunction: Bool) {
        let (graph, types) = (describer.graph, describer.types)
        let offer = graph.offers[argument.offer]
        var type = valueType(offer, describer)
        var isFunction = graph.keys.isFunction(offer.type)
        if !graph.isProperty(offer.provider) {
            let effects = graph.effects[offer.provider]
            let parameters = graph.givens[offer.provider].map {
                types.parameter($0.type, isEscaping: $0.isEscaping && graph.keys.isFunction($0.type))
            }
            type =
                describer.closureAttribute(of: offer.provider, effects) + "(\(parameters.joined(separator: ", ")))"
                + describer.effectWords(offer.provider, effects) + " -> \(describer.sending(offer.provider))\(type)"
            isFunction = true
        }
        if argument.scope != scope {
            let factory = graph.bindings.scopes[argument.scope]
            let attribute = factory.maker.map { describer.closureAttribute(of: $0, []) } ?? ""
            let input = factory.type.map(types.spell) ?? ""
            type = "\(attribute)(\(input)) -> \(isFunction ? "(\(type))" : type)"
            isFunction = true
        }
        return (type, isFunction)
    }

    /// The type of what a member returns. For a factory of another module, it is the type of that factory's own fake.
    private static func valueType(_ offer: Offer, _ describer: Describer) -> String {
        let type = describer.types.spell(offer.type)
        let provider = describer.graph.providers[offer.provider]
        guard let factory = provider.foreignFactory, !factory.hasHiddenFake else { return type }
        guard let dot = type.lastIndex(of: ".") else { return "Fake" + type }
        return type[...dot] + "Fake" + type[type.index(after: dot)...]
    }

    /// A type with `?`. Swift requires parentheses around functions and `any P`.
    static func optional(_ type: String) -> String {
        type.contains(" ") && !type.hasPrefix("[") ? "(" + type + ")?" : type + "?"
    }

    /// The override of a member: what the initializer got, else what the module's own fake makes.
    ///
    /// - Parameter made: The value of each of the argument's `fakes`.
    func override(_ head: MemberHead, _ made: [SwiftValue], _ describer: Describer) -> Member {
        if !isOptional { return head.returning(given) }
        let conditions = argument.fakes.map(describer.graph.resolution.condition)
        let fakes = zip(conditions, made).filter { !describer.fails($0.0) }
        if fakes.count == 1, let (condition, only) = fakes.first, describer.holds(condition) {
            if !isReplaceable { return head.returning(only) }
            if isProperty, only.effects.isEmpty {
                return head.returning(SwiftValue(text: field + (isWrapped ? "?()" : "") + " ?? " + only.line))
            }
        }
        let check = isReplaceable ? [Statement.value("if let \(field) { return ", given, " }")] : []
        let rest = fakes.flatMap { describer.under($0, .value("return ", $1, "")) }
        return Member(head: head, body: .statements(check + rest))
    }

    /// The replacement for an inner factory that starts from a value.
    func replacement(startingFrom input: String) -> String {
        if !isOptional { return "\(field)(\(input))" }
        // Optional chaining would make one optional of two.
        return isOptionalValue ? "\(field).map { $0(\(input)) }" : "\(field)?(\(input))"
    }

    /// The name of the member. An element's argument has the name of its provider's own member, unless that is an argument too.
    static func label(_ offer: OfferID, _ describer: Describer) -> String {
        let entry = describer.graph.offers[offer]
        let arguments = describer.graph.fakes.arguments[describer.graph.scopeOf[entry.provider]]
        let isAlone = entry.isElement && !arguments.contains { $0.offer == entry.ownOffer }
        return describer.names.names[isAlone ? entry.ownOffer : offer]
    }

    /// The name with the capitals of its type: `API` for `api`.
    private static func capitalized(_ name: String, _ offer: OfferID, _ graph: DependencyGraph) -> String {
        let type = TypeName(symbols: graph.symbols).name(graph.keys.key(graph.madeType(offer)))
        return TypeName.lowerCamel(type) == name ? type : TypeName.capitalized(name)
    }
}

extension Describer {
    /// A call or read of the member that makes one of the module's own fakes, in the member that it replaces.
    func value(ofFake fake: OfferID, insteadOf live: OfferID) -> SwiftValue {
        let (made, replaced) = (graph.offers[fake].provider, graph.offers[live].provider)
        // A call cannot be passed to another actor.
        let passesCall =
            graph.sharing.takesCall(fake) && graph.sharing.takesCall(live)
            && !graph.isolations.mustHop(from: graph.isolations.actor(of: replaced), to: made)
        return value(calling: fake, arguments(of: fake) + (passesCall ? [callArgument(replaced)] : []))
    }
}
