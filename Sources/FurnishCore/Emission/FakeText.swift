/// Describes an argument of a fake: its property, its parameter and its overrides.
struct FakeText {
    let argument: FakeArgument
    /// The factory whose fake takes the argument.
    private let scope: ScopeID
    private let describer: Describer
    /// The name of the member. An element's argument has the name of its provider's own member, unless that is an argument too.
    let label: String
    /// The name of the property that keeps the argument.
    let field: String
    let access: Declaration.Access
    /// Whether a test may leave out the argument, because the module has fakes of its own.
    private let isOptional: Bool
    /// Whether the fake's initializer takes a replacement. Where other modules could not pass one, the module's own fakes always serve.
    let isReplaceable: Bool
    private let isProperty: Bool
    /// Whether a member on no actor, or on its caller's, reads the replacement. The factory may be on the main actor by default.
    private let isRead: Bool

    private var graph: DependencyGraph { describer.graph }
    private var offer: Offer { graph.offers[argument.offer] }
    /// Whether the property keeps a closure that returns the value. Swift warns of `nonisolated(unsafe)` for a type that is `Sendable`,
    /// which a closure never is.
    private var isWrapped: Bool { isRead && isProperty }

    init(_ argument: FakeArgument, in scope: ScopeID, _ describer: Describer) {
        let graph = describer.graph
        let offer = graph.offers[argument.offer]
        (self.argument, self.scope, self.describer) = (argument, scope, describer)
        let arguments = graph.fakes.arguments[graph.scopeOf[offer.provider]]
        let isAlone = offer.isElement && !arguments.contains { $0.offer == offer.ownOffer }
        label = describer.names.names[isAlone ? offer.ownOffer : argument.offer]
        // With the capitals of its type: `API` for `api`.
        let type = TypeName(symbols: graph.symbols).name(graph.keys.key(graph.madeType(argument.offer)))
        field = describer.privateName(
            "fake" + (TypeName.lowerCamel(type) == label ? type : TypeName.capitalized(label)))
        access = argument.alternatives.map { describer.access.ofMember($0) }.min() ?? .internal
        isOptional = !argument.fakes.isEmpty
        isReplaceable =
            argument.isReplaceable
            && !(isOptional && access < describer.access.ofInitializer(graph.bindings.scopes[scope]))
        isProperty = graph.isProperty(offer.provider)
        isRead =
            argument.scope == scope && graph.effects[offer.provider].contains(.isAsync)
            && graph.isolations.actor(of: offer.provider) == nil
            && !graph.placement.scope(of: offer.provider).isSendable
    }

    var property: MemberHead {
        let kept = (isWrapped ? "() -> " : "") + type.text
        return MemberHead(
            isolation: isRead ? "nonisolated(unsafe) " : "", access: "private ", introducer: "let ", name: field,
            result: isOptional ? Self.optional(kept) : kept)
    }

    /// The declaration of the parameter.
    var parameter: String {
        let (type, isFunction) = type
        return SwiftKeyword.argument(label) + ": "
            + (isOptional ? Self.optional(type) + " = nil" : isFunction ? TypeText.escaping(type) : type)
    }

    /// The initial value of the property.
    var value: String {
        let name = SwiftKeyword.escaped(label)
        if !isWrapped { return name }
        return isOptional ? "\(name).map { value in { value } }" : "{ \(name) }"
    }

    /// The replacement in an override: the value of a property, or a call of the closure for a method.
    private var given: SwiftValue {
        let passed = isProperty ? [] : graph.givens[offer.provider].map(describer.argument)
        return SwiftValue(
            text: isProperty && !isWrapped ? field : "\(field)(\(passed.joined(separator: ", ")))",
            effects: isProperty ? .none : graph.effects[offer.provider])
    }

    /// The type of what replaces a member: that of a property, or of a closure for a method. In the fake of an outer factory, it
    /// is a closure that takes the value from which the inner factory starts.
    private var type: (text: String, isFunction: Bool) {
        var (type, isFunction) = (valueType, graph.keys.isFunction(offer.type))
        if !isProperty {
            let effects = graph.effects[offer.provider]
            let parameters = graph.givens[offer.provider].map {
                describer.types.parameter($0.type, isEscaping: $0.isEscaping && graph.keys.isFunction($0.type))
            }
            type =
                describer.closureAttribute(of: offer.provider, effects) + "(\(parameters.joined(separator: ", ")))"
                + describer.effectWords(offer.provider, effects) + " -> \(describer.sending(offer.provider))\(type)"
            isFunction = true
        }
        if argument.scope != scope {
            let factory = graph.bindings.scopes[argument.scope]
            let attribute = factory.maker.map { describer.closureAttribute(of: $0, []) } ?? ""
            let input = factory.type.map(describer.types.spell) ?? ""
            type = "\(attribute)(\(input)) -> \(isFunction ? "(\(type))" : type)"
            isFunction = true
        }
        return (type, isFunction)
    }

    /// The type of what a member returns. For a factory of another module, it is the type of that factory's own fake.
    private var valueType: String {
        let type = describer.types.spell(offer.type)
        guard let factory = graph.providers[offer.provider].foreignFactory, !factory.hasHiddenFake else { return type }
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
    func override(_ head: MemberHead, _ made: [SwiftValue]) -> Member {
        if !isOptional { return head.returning(given) }
        let conditions = argument.fakes.map(graph.resolution.condition)
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
        return graph.types[offer.key].kind == .optional ? "\(field).map { $0(\(input)) }" : "\(field)?(\(input))"
    }
}
