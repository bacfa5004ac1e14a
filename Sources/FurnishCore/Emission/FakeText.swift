import FurnishTables

/// An argument of a fake as text.
struct FakeText {
    let argument: FakeArgument
    let label: Label
    /// The name of the property that keeps the argument.
    let field: String
    let property: Member
    /// The initial value of the property.
    let value: String
    /// The expression that reads the replacement in an override.
    let read: String
    /// The declaration of the parameter.
    let parameter: String
    /// The condition under which the argument exists; nil if it always does.
    let condition: String?
    let access: Declaration.Access
    /// The given parameters that a closure passes.
    private let passed: [String]
    private let effects: Effects

    struct Label {
        let name: String
        var escaped: String { SwiftKeyword.escaped(name) }
        /// As a call writes it before the value.
        var before: String { SwiftKeyword.label(name) + ": " }
    }

    /// - Parameter repeated: See `repeatedNames`.
    init(_ argument: FakeArgument, in scope: ScopeID, _ repeated: Set<String>, _ emitter: Emitter) {
        let graph = emitter.graph
        let offer = argument.offer
        let provider = graph.offers[offer].provider
        self.argument = argument
        label = Self.label(offer, repeated, emitter)
        field = emitter.privateName("fake" + Self.capitalized(label.name, offer, graph))
        condition = Self.condition(argument, in: scope, emitter)
        access = argument.alternatives.map { emitter.access.ofMember($0) }.min() ?? .internal
        var replacement = Replacement(of: offer, emitter)
        passed = replacement.passed
        effects = replacement.effects
        if argument.scope != scope { replacement.takeValue(of: argument.scope, emitter) }
        let isRead = argument.scope == scope && Self.isReadAnywhere(provider, emitter)
        // Swift warns of `nonisolated(unsafe)` for a type that is `Sendable`, which a closure never is.
        let isWrapped = isRead && graph.isProperty(provider)
        let head = MemberHead(
            isolation: isRead ? "nonisolated(unsafe) " : "", access: "private ", introducer: "let ", name: field,
            result: isWrapped ? "() -> " + replacement.type : replacement.type)
        property = Member(head: head, body: .none)
        value = isWrapped ? "{ \(label.escaped) }" : label.escaped
        read = isWrapped ? field + "()" : field
        parameter = SwiftKeyword.argument(label.name) + ": " + replacement.asParameter
    }

    /// Whether a member that is on no actor, or on its caller's, reads the replacement. The factory may be on the main actor
    /// by default.
    private static func isReadAnywhere(_ provider: ProviderID, _ emitter: Emitter) -> Bool {
        let factory = emitter.graph.scope(of: provider)
        if emitter.isNonisolated[provider] { return !factory.isSendable }
        return emitter.graph.effects[provider].contains(.isAsync) && !factory.isSendableOrIsolated
            && emitter.graph.isolations[provider] == nil
    }

    /// A call of the closure that replaces a member.
    var call: SwiftValue { SwiftValue(text: "\(field)(\(passed.joined(separator: ", ")))", effects: effects) }

    /// The names that members of several factories have, of which a fake takes replacements.
    static func repeatedNames(in scope: ScopeID, _ emitter: Emitter) -> Set<String> {
        var (known, repeated) = (Set<String>(), Set<String>())
        for argument in emitter.graph.fakes.arguments(of: scope) {
            let name = emitter.names.names[argument.offer]
            if !known.insert(name).inserted { repeated.insert(name) }
        }
        return repeated
    }

    /// The name of the member, with that of its factory if two factories have such a member.
    static func label(_ offer: OfferID, _ repeated: Set<String>, _ emitter: Emitter) -> Label {
        let graph = emitter.graph
        let name = emitter.names.names[offer]
        let home = graph.bindings.scopes[graph.scopeOf[graph.offers[offer].provider]]
        guard repeated.contains(name), let type = home.type else { return Label(name: name) }
        let prefix = TypeName.lowerCamel(TypeName(symbols: graph.symbols).name(graph.keys.key(type)))
        return Label(name: prefix + TypeName.capitalized(name))
    }

    /// The name with the capitals of its type: `API` for `api`.
    private static func capitalized(_ name: String, _ offer: OfferID, _ graph: DependencyGraph) -> String {
        let type = TypeName(symbols: graph.symbols).name(graph.keys.key(graph.madeType(offer)))
        return TypeName.lowerCamel(type) == name ? type : TypeName.capitalized(name)
    }

    private static func condition(_ argument: FakeArgument, in scope: ScopeID, _ emitter: Emitter) -> String? {
        let graph = emitter.graph
        var texts: [String] = []
        var current = argument.scope
        while current != scope, let parent = graph.bindings.scopes[current].parent {
            if let text = emitter.conditionText(ofScope: current) { texts.append(text) }
            current = parent
        }
        let providers = argument.alternatives.map { graph.providers[graph.offers[$0].provider] }
        let conditions = providers.map(\.condition)
        if graph.bindings.conditions.combination(all: [], none: conditions) != .impossible {
            texts.append(emitter.conditionText(ofEither: providers.map(\.conditionSite)))
        }
        return texts.count > 1 ? texts.map { "(\($0))" }.joined(separator: " && ") : texts.first
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
    init(of offer: OfferID, _ emitter: Emitter) {
        let (graph, types) = (emitter.graph, emitter.types)
        let provider = graph.offers[offer].provider
        type = Self.valueType(offer, emitter)
        isFunction = graph.isFunction(graph.offers[offer].type)
        if graph.isProperty(provider) { return }
        let givens = Self.givens(of: offer, emitter)
        let parameters = givens.map {
            types.parameter($0.type, isEscaping: $0.isEscaping && graph.isFunction($0.type))
        }
        effects = graph.effects(of: offer, receiving: graph.takesShared(offer) ? .needed : .none)
        type =
            emitter.closureAttribute(of: provider, effects) + "(\(parameters.joined(separator: ", ")))"
            + emitter.effectWords(provider, effects) + " -> \(emitter.sending(provider))\(type)"
        passed = givens.map(emitter.argument)
        isFunction = true
    }

    /// Makes it a closure that takes the value from which an inner factory starts.
    mutating func takeValue(of scope: ScopeID, _ emitter: Emitter) {
        let factory = emitter.graph.bindings.scopes[scope]
        let attribute = factory.maker.map { emitter.closureAttribute(of: $0, []) } ?? ""
        let input = factory.type.map(emitter.types.spell) ?? ""
        type = "\(attribute)(\(input)) -> \(isFunction ? "(\(type))" : type)"
        isFunction = true
    }

    /// The type of a parameter.
    var asParameter: String { isFunction ? TypeText.escaping(type) : type }

    /// The parameters that all overloads of a member have.
    private static func givens(of offer: OfferID, _ emitter: Emitter) -> [GivenParameter] {
        let graph = emitter.graph
        let overloads = emitter.replacedOverloads(of: offer).map { overload in
            Set(emitter.given(offer, overload).map(\.name))
        }
        return graph.givens[graph.offers[offer].provider].filter { given in
            overloads.allSatisfy { $0.contains(given.name) }
        }
    }

    /// The type of what a member returns. For a factory of another module, it is the type of that factory's own fake.
    private static func valueType(_ offer: OfferID, _ emitter: Emitter) -> String {
        let type = emitter.types.spell(emitter.graph.offers[offer].type)
        guard emitter.graph.providers[emitter.graph.offers[offer].provider].isFactory else { return type }
        guard let dot = type.lastIndex(of: ".") else { return "Fake" + type }
        return type[...dot] + "Fake" + type[type.index(after: dot)...]
    }
}

extension Emitter {
    /// The attribute of a closure that a member calls: the member's isolation.
    func closureAttribute(of provider: ProviderID, _ effects: Effects) -> String {
        let factory = graph.scope(of: provider)
        if isNonisolated[provider] { return factory.isSendable ? "@Sendable " : "" }
        if let actor = graph.isolations[provider] { return "@\(types.spell(actor)) " }
        let attribute = closureAttribute(factory)
        return attribute.isEmpty && effects.contains(.isAsync) ? TypeText.nonsending : attribute
    }
}
