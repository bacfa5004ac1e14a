import FurnishTables

/// Describes an argument of a fake: its property, its parameter and its overrides.
struct FakeText {
    let argument: FakeArgument
    let label: String
    /// The name of the property that keeps the argument.
    let field: String
    let property: MemberHead
    /// The initial value of the property.
    let value: String
    /// The expression that reads the replacement in an override.
    private let read: String
    /// A call of the closure that replaces a member.
    let call: SwiftValue
    /// The declaration of the parameter.
    let parameter: String
    let access: Declaration.Access
    /// Whether the member itself returns an optional.
    private let isOptionalValue: Bool
    /// Whether a test may leave out the argument, because the module has fakes of its own.
    private var isOptional: Bool { !argument.fakes.isEmpty }

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
        let isOptional = !argument.fakes.isEmpty
        isReplaceable =
            argument.isReplaceable
            && !(isOptional && access < describer.access.ofInitializer(graph.bindings.scopes[scope]))
        var replacement = Replacement(of: offer, describer)
        isOptionalValue = graph.types[graph.offers[offer].key].kind == .optional
        if argument.scope != scope { replacement.takeValue(of: argument.scope, describer) }
        let isRead = argument.scope == scope && Self.isReadAnywhere(provider, describer)
        // Swift warns of `nonisolated(unsafe)` for a type that is `Sendable`, which a closure never is.
        let isWrapped = isRead && graph.isProperty(provider)
        let type = isWrapped ? "() -> " + replacement.type : replacement.type
        property = MemberHead(
            isolation: isRead ? "nonisolated(unsafe) " : "", access: "private ", introducer: "let ", name: field,
            result: isOptional ? Self.optional(type) : type)
        let start = SwiftKeyword.argument(label) + ": "
        parameter = start + (isOptional ? Self.optional(replacement.type) + " = nil" : replacement.asParameter)
        let given = SwiftKeyword.escaped(label)
        let wrapped = isOptional ? "\(given).map { value in { value } }" : "{ \(given) }"
        value = isWrapped ? wrapped : given
        read = isWrapped ? field + "()" : field
        call = SwiftValue(
            text: "\(read)(\(replacement.passed.joined(separator: ", ")))", effects: replacement.effects)
    }

    /// A type with `?`. Swift requires parentheses around functions and `any P`.
    static func optional(_ type: String) -> String {
        type.contains(" ") && !type.hasPrefix("[") ? "(" + type + ")?" : type + "?"
    }

    /// Whether a member that is on no actor, or on its caller's, reads the replacement. The factory may be on the main actor
    /// by default.
    private static func isReadAnywhere(_ provider: ProviderID, _ describer: Describer) -> Bool {
        let factory = describer.graph.placement.scope(of: provider)
        return describer.graph.effects[provider].contains(.isAsync) && !factory.isSendableOrIsolated
            && describer.graph.isolations.own[provider] == nil
    }

    /// The override of a member: what the initializer got, else what the module's own fake makes.
    ///
    /// - Parameter made: The value of each of the argument's `fakes`.
    func override(
        _ head: MemberHead, isProperty: Bool, _ made: [SwiftValue], _ describer: Describer
    ) -> Member {
        let given = isProperty ? SwiftValue(text: read) : call
        if !isOptional { return head.returning(given) }
        let conditions = argument.fakes.map(describer.graph.resolution.condition)
        let fakes = zip(conditions, made).filter { !describer.fails($0.0) }
        if fakes.count == 1, let (condition, only) = fakes.first, describer.holds(condition) {
            if !isReplaceable { return head.returning(only) }
            if isProperty, only.effects.isEmpty {
                return head.returning(SwiftValue(text: field + (read == field ? "" : "?()") + " ?? " + only.line))
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

/// The type of what replaces a member.
private struct Replacement {
    private(set) var type: String
    private var isFunction: Bool
    /// The given parameters that a closure passes.
    private(set) var passed: [String] = []
    /// The effects of a closure.
    private(set) var effects = Effects.none

    /// The value of a property, or a closure for a method.
    init(of offer: OfferID, _ describer: Describer) {
        let (graph, types) = (describer.graph, describer.types)
        let provider = graph.offers[offer].provider
        type = Self.valueType(offer, describer)
        isFunction = graph.keys.isFunction(graph.offers[offer].type)
        if graph.isProperty(provider) { return }
        let givens = graph.givens[provider]
        let parameters = givens.map {
            types.parameter($0.type, isEscaping: $0.isEscaping && graph.keys.isFunction($0.type))
        }
        effects = graph.effects[provider]
        type =
            describer.closureAttribute(of: provider, effects) + "(\(parameters.joined(separator: ", ")))"
            + describer.effectWords(provider, effects) + " -> \(describer.sending(provider))\(type)"
        passed = givens.map(describer.argument)
        isFunction = true
    }

    /// Makes it a closure that takes the value from which an inner factory starts.
    mutating func takeValue(of scope: ScopeID, _ describer: Describer) {
        let factory = describer.graph.bindings.scopes[scope]
        let attribute = factory.maker.map { describer.closureAttribute(of: $0, []) } ?? ""
        let input = factory.type.map(describer.types.spell) ?? ""
        type = "\(attribute)(\(input)) -> \(isFunction ? "(\(type))" : type)"
        isFunction = true
    }

    /// The type of a parameter.
    var asParameter: String { isFunction ? TypeText.escaping(type) : type }

    /// The type of what a member returns. For a factory of another module, it is the type of that factory's own fake.
    private static func valueType(_ offer: OfferID, _ describer: Describer) -> String {
        let type = describer.types.spell(describer.graph.offers[offer].type)
        let provider = describer.graph.providers[describer.graph.offers[offer].provider]
        guard provider.isFactory, !provider.hasHiddenFake else { return type }
        guard let dot = type.lastIndex(of: ".") else { return "Fake" + type }
        return type[...dot] + "Fake" + type[type.index(after: dot)...]
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
