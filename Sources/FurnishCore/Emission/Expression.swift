/// The expressions in the body of one provider's member: calls of its initializer or function, and of other members.
struct Expression {
    let describer: Describer
    let graph: DependencyGraph
    let names: MemberNames
    private(set) var types: TypeText
    /// The provider that the member makes.
    let provider: ProviderID
    /// The local values that meet needs.
    private var locals: [NeedID: String] = [:]
    /// The name of the call that the member passes on; nil for one that passes none.
    let call: String?
    /// The names of the member's given parameters.
    private let givenNames: Set<Name>
    /// Whether to write `self.` before members, which Swift requires in escaping autoclosures.
    private var writesSelf = false
    /// Parameters and local values that hide members of the factory.
    var hidden: Set<String> { types.hidden }

    init(_ describer: Describer, provider: ProviderID) {
        self.describer = describer
        (graph, names) = (describer.graph, describer.names)
        self.provider = provider
        let givens = graph.givens[provider]
        givenNames = givens.isEmpty ? [] : Set(givens.map { $0.name })
        var hidden = givens.isEmpty ? [] : Set(givenNames.map(describer.graph.program.names.text))
        if !graph.providers[provider].injections.isEmpty { hidden.insert(describer.instanceName(provider)) }
        call = graph.sharing.hasCall(provider) ? describer.callName(provider) : nil
        if let call { hidden.insert(call) }
        elements = names.local("elements", in: provider)
        if graph.isBuiltByStatements(provider) { hidden.insert(elements) }
        types = describer.types.hiding(hidden)
    }

    /// The same expressions where local values meet some needs.
    func naming(_ locals: [NeedID: String]) -> Expression {
        var other = self
        other.locals = locals
        other.types = types.hiding(hidden.union(locals.values))
        return other
    }

    /// The local variable of a collection to which elements are added under `#if`.
    let elements: String

    // MARK: Making an instance

    /// The call that makes a new instance: `CounterViewModel(clock: clock, start: start)`.
    func construction() -> SwiftValue {
        let definition = graph.providers[provider]
        let effects = definition.constructionEffects
        switch definition.maker {
        case .type: return call(types.spell(definition.type), definition.callee, definition.arguments, effects)
        case .foreignFactory(let made):
            let receiver = definition.receiver.flatMap(value)
            let method = made.method.flatMap { name in receiver.map { methodText(name, of: $0) } }
            let callee = method ?? types.spell(definition.type)
            return call(callee, definition.site, definition.arguments, effects, receiver)
        case .function(let made):
            let receiver = definition.receiver.flatMap(value)
            let callee = member(definition, made, of: receiver)
            return call(callee, definition.site, definition.arguments, effects, receiver)
        case .property(let made):
            let receiver = definition.receiver.flatMap(value)
            let value = SwiftValue(text: member(definition, made, of: receiver))
            return synchronous(value, definition.site, effects, receiver)
        case .collection:
            let elements = graph.calls.firstCalls(of: provider).map(element)
            return SwiftValue(form: .literal(elements), effects: effects.union(of: elements))
        case .bundle: return call(names.implementations[provider] ?? "", definition.site, definition.arguments, effects)
        case .input: return SwiftValue()
        case .factory(let scope):
            let callee = SwiftKeyword.escaped(graph.bindings.scopes[scope].factory)
            let arguments = definition.arguments.compactMap { argument($0) } + [SwiftValue(text: "parent: self")]
            return SwiftValue(text: callee, form: .call(arguments), effects: effects)
        }
    }

    private func call(
        _ callee: String, _ site: Site, _ needs: RowRange<Need>, _ effects: Effects, _ receiver: SwiftValue? = nil
    ) -> SwiftValue {
        let value = SwiftValue(text: callee, form: .call(needs.compactMap { argument($0) }))
        return synchronous(value, site, effects, receiver)
    }

    /// A call or read with all its effects. Swift allows some only in a function that is not async, such as a closure, which takes
    /// the values that wait.
    private func synchronous(
        _ value: SwiftValue, _ site: Site, _ effects: Effects, _ receiver: SwiftValue?
    ) -> SwiftValue {
        let arguments = if case .call(let arguments) = value.form { arguments } else { [SwiftValue]() }
        var value = value
        value.effects = effects.union(of: arguments)
        if let receiver { value.effects.formUnion(receiver.effects) }
        guard graph.effects[provider].contains(.isAsync), graph.isNoasync(site) else { return value }
        var waiting: [SwiftValue] = []
        func taken(_ part: SwiftValue) -> SwiftValue {
            if part.effects.isEmpty { return part }
            waiting.append(SwiftValue(text: String(part.line.dropFirst(part.label.count))))
            return SwiftValue(label: part.label, text: "$\(waiting.count - 1)")
        }
        if let receiver { value.text = taken(receiver).line + value.text.dropFirst(receiver.line.count) }
        if case .call = value.form { value.form = .call(arguments.map(taken)) }
        return SwiftValue(text: "{ " + effects.prefix + value.line + " }", form: .call(waiting), effects: value.effects)
    }

    /// A statement that sets a property of a new instance or calls a method on it.
    func statement(_ injection: Injection, on instance: String) -> Statement {
        let target = instance + "." + graph.program.names.escaped(injection.member)
        if injection.isProperty {
            var value = injection.needs.first.flatMap(value) ?? SwiftValue()
            value.effects.formUnion(injection.effects)
            return .value(target + " = ", value, "")
        }
        let call = call(target, injection.site, injection.needs, injection.effects)
        let hasResult = injection.result.map { !graph.types.isVoid(graph.keys.key($0)) } == true
        return .value(hasResult ? "_ = " : "", call, "")
    }

    private func methodText(_ name: Name, of receiver: SwiftValue) -> String {
        receiver.line + "." + graph.program.names.escaped(name)
    }

    private func member(_ definition: Provider, _ made: ProvidingMember, of receiver: SwiftValue?) -> String {
        let text = graph.program.names.escaped(made.name)
        if let receiver { return methodText(made.name, of: receiver) }
        if let owner = made.owner { return types.spell(owner) + "." + text }
        if let module = NamedValue.qualifier(ofGlobalAt: definition.site, graph.symbols) { return module + text }
        return ShadowedGlobal(provider, describer)?.forwarderName ?? text
    }

    private func argument(_ need: NeedID) -> SwiftValue? {
        let parameter = graph.needs[need]
        guard var value = value(need) ?? repeatedDefault(need) else { return nil }
        if parameter.isForResultBuilder {
            value = SwiftValue(text: "{", form: .closure(value.line), effects: value.effects)
        }
        if parameter.label == .none { return value }
        value.label = SwiftKeyword.label(graph.program.names.text(parameter.label)) + ": "
        return value
    }

    /// Swift would match the next argument of the same label with the parameter if this one were left out.
    private func repeatedDefault(_ need: NeedID) -> SwiftValue? {
        guard graph.repeatedDefaults.contains(need) else { return nil }
        return graph.bindings.defaultText(graph.needs[need]).map { SwiftValue(text: $0) }
    }

    private func element(_ call: ProviderCall) -> SwiftValue {
        var value = value(call.need) ?? SwiftValue()
        let key = graph.providers[call.made].collectionKey
        if !key.isEmpty { value.label = key + ": " }
        return value
    }

    func value(_ need: NeedID) -> SwiftValue? {
        if !locals.isEmpty, let name = locals[need] { return SwiftValue(text: SwiftKeyword.escaped(name)) }
        let parameter = graph.needs[need]
        // Swift opens no existential if its name is also that of a function out of the class, such as C's `clock`.
        let isOpened = graph.types.mentions(.some, in: parameter.type)
        if !writesSelf, isOpened || parameter.isAutoclosureKept && !graph.isMadeFirst(need, by: provider) {
            var explicit = self
            explicit.writesSelf = true
            return explicit.value(need)
        }
        switch describer.fulfilment(need) {
        case .given: return SwiftValue(text: (parameter.isInout ? "&" : "") + describer.variable(parameter.name))
        case .provider(let available):
            return SwiftValue(
                text: call(available, within: ClosureContext()),
                effects: effects(ofCalling: available, on: graph.isolations.actor(of: provider)))
        case .closure(let closure):
            let traits = graph.closures[closure].function.traits
            let definition = graph.providers[provider]
            let taker = definition.injection(of: need)?.site ?? definition.callee
            let context = ClosureContext(
                isWeak: graph.calls.call(meeting: need, of: provider).map(graph.placement.holdsWeakly) == true,
                // A synchronous closure runs where it is made, wherever it is passed.
                isSentAway: traits.contains(.isAsync) && isSentAway(need),
                isRethrown: traits.contains(.isThrowing)
                    && graph.program.declaration(taker).traits.contains(.isRethrowing))
            return self.closure(closure, within: context)
        case .omitted, .missing: return nil
        }
    }

    // MARK: Calling members

    /// The closures around an expression.
    struct ClosureContext {
        /// By given parameter, its name in the closure that takes it.
        var taken = [Name: String]()
        /// Whether the closures hold the factory weakly.
        var isWeak = false
        /// The value that they capture in place of the factory.
        var copied: String?
        /// Whether the closures, or the declarations that take them, leave the member's actor.
        var isSentAway = false
        /// Whether the call rethrows their errors: Swift would warn about its `try` if none of them could throw.
        var isRethrown = false
        /// The actor of the innermost closure.
        var actor: TypeID?
        var depth = 0

        var isInClosure: Bool { depth > 0 }
    }

    /// A call of the member for an offer. A closure begins a call of its own, as does a member that has none to pass on.
    func call(_ available: OfferID, within context: ClosureContext) -> String {
        let entry = graph.offers[available]
        let call = context.isInClosure ? nil : self.call
        let shared = call == nil || !graph.resolution.isShared(available) ? nil : names.shared(available)
        let member = shared?.member ?? names.names[available]
        let text =
            context.isInClosure
            ? owner(of: entry.provider, isWeak: context.isWeak) + "." + names.escaped[available]
            : memberText(entry.provider, member)
        var arguments = graph.givens[entry.provider].compactMap { given in
            passed(given, to: entry.provider, within: context)
        }
        if let call, shared != nil || graph.sharing.takesCall(available) {
            arguments.append("in: " + call)
        } else if graph.isProperty(entry.provider) {
            return text
        }
        return text + "(" + arguments.joined(separator: ", ") + ")"
    }

    /// The statement that begins a call, if the member takes none.
    var beginning: [Statement] {
        guard let call, !graph.sharing.takesCall(ownOfferOf: provider) else { return [] }
        let needs = graph.sharing.sharedCalls(of: provider).map(\.need).filter { !describer.fulfilment($0).isOmitted }
        if needs.isEmpty { return [] }
        let start = Statement("let \(call) = \(describer.callClass)()")
        // Swift warns of a constant whose uses are all excluded.
        return needs.allSatisfy(isConditional) ? [start, Statement("_ = " + call)] : [start]
    }

    /// Whether a need is of a member that is injected under an `#if`.
    private func isConditional(_ need: NeedID) -> Bool {
        graph.providers[provider].injections.contains {
            $0.needs.contains(need) && !describer.holds(describer.conditions.condition(of: $0.site))
        }
    }

    /// A member of this factory or of one around it.
    private func memberText(_ made: ProviderID, _ member: String) -> String {
        let distance = graph.placement.distance(from: provider, to: made)
        if distance == 0 { return selfPrefix(before: member) + SwiftKeyword.escaped(member) }
        let path = describer.parentPath(distance) + [SwiftKeyword.escaped(member)]
        return selfPrefix(before: path[0]) + path.joined(separator: ".")
    }

    func selfPrefix(before member: String) -> String { writesSelf || hidden.contains(member) ? "self." : "" }

    private func passed(_ given: GivenParameter, to made: ProviderID, within context: ClosureContext) -> String? {
        let label = describer.label(of: given, of: made) + (graph.needs[given.need].isInout ? "&" : "")
        if let taken = context.taken[given.name] { return label + taken }
        // A closure without a parameter uses its default.
        if context.isInClosure, graph.needs[given.need].defaultValue != .none { return nil }
        if !givenNames.contains(given.name) { return nil }
        return label + describer.variable(given.name)
    }

    // MARK: Effects

    /// A call of a member on another actor is async.
    func effects(ofCalling offer: OfferID, on actor: TypeID?) -> Effects {
        let effects = graph.effects[graph.offers[offer].provider]
        return graph.isolations.mustHop(from: actor, to: offer) ? effects.union(.isAsync) : effects
    }
}
