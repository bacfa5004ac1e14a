/// Describes the fakes of the factories: subclasses whose initializers take a replacement for everything live.
struct FakeDescriber {
    let describer: Describer

    private var graph: DependencyGraph { describer.graph }
    private var names: MemberNames { describer.names }
    private var types: TypeText { describer.types }

    /// - Parameter offers: Those with a member.
    func declarations(_ offers: [OfferID]) -> [CodeDeclaration] {
        let fakes = graph.bindings.scopes.indices.filter(graph.fakes.isFaked).flatMap { scope in
            let factory = graph.bindings.scopes[scope]
            return describer.under(factory.condition) {
                let questions = conformsOnActor(factory) ? [describer.defaultIsolation.isMainActor] : []
                return describer.inEachWorld(questions) {
                    let isNonisolated = factory.isNonisolated || questions.contains(where: describer.fails)
                    return [fake(of: scope, offers, isNonisolated: isNonisolated)]
                }
            }
        }
        return fakes + graph.fakes.ownFakes.elements.flatMap { $0 }.flatMap(describer.forwarders)
    }

    /// Whether an extension lets a factory conform to a protocol on an actor. In Swift 5 mode, that actor is then also the
    /// fake's, which is a subclass, but not that of the members that the fake overrides.
    private func conformsOnActor(_ factory: FactoryScope) -> Bool {
        if factory.isolation != nil || factory.isNonisolated { return false }
        let isolation = graph.bindings.isolation
        return graph.extensions(of: factory).flatMap(graph.symbols.inheritedSymbols).contains {
            isolation.isolation(of: graph.symbols.aliasedSymbol($0)) != nil
        }
    }

    private func fake(of scope: ScopeID, _ offers: [OfferID], isNonisolated: Bool) -> CodeDeclaration {
        let factory = graph.bindings.scopes[scope]
        let arguments = graph.fakes.arguments[scope].map { FakeText($0, in: scope, describer) }
            .sorted { $0.label.precedes($1.label) }
        let replaceable = arguments.filter(\.isReplaceable)
        let ofInitializer = replaceable.map(\.access).reduce(describer.access.ofInitializer(factory), min)
        var head = describer.classHead(factory, describer.fakeName(scope), isNonisolated: isNonisolated)
        // A fake that other modules cannot make is not for them.
        if ofInitializer < describer.access.ofInitializer(factory) {
            head.access = ofInitializer.modifier(ifPublic: "open")
        }
        let article = "AEIOU".contains(factory.factory.prefix(1)) ? "An" : "A"
        head.documentation =
            "\(article) `\(factory.factory)` for tests and previews. Its initializer takes a fake for each live provider."
        let real = replaceable.map(\.argument).filter { argument in
            let offer = graph.offers[argument.offer]
            return argument.fakes.isEmpty && !offer.isElement && graph.isReplacedByItselfOnly(offer.provider)
        }.map { "`\(graph.text.title(graph.madeType($0.offer)))`" }
        if !real.isEmpty {
            head.documentation +=
                " Only real ones can replace \(real.joined(separator: ", ")), because nothing provides them as a protocol."
        }
        head.result =
            SwiftKeyword.escaped(factory.factory)
            + (factory.isSendable ? ", @unchecked \(types.standard("Sendable"))" : "")
        var members = replaceable.flatMap { text in
            describer.under(text.argument.condition) { [.stored(text.property)] }
        }
        members += inEachWorld(of: replaceable, inFakeOf: scope) {
            [.member(initializer(of: scope, $0, access: ofInitializer))]
        }
        for text in arguments where text.argument.scope == scope {
            members += text.argument.alternatives.flatMap { overrides(of: $0, text) }
        }
        for offer in graph.fakes.ownFakes[scope] {
            members += describer.under(graph.resolution.condition(of: offer)) { describer.members(of: offer) }
        }
        for offer in offers where graph.scopeOf[graph.offers[offer].provider] == scope {
            members += maker(offer, replaceable)
        }
        return .type(head, members)
    }

    /// Describes a member of a fake in each world, with the arguments that exist in it.
    private func inEachWorld(
        of arguments: [FakeText], inFakeOf scope: ScopeID, _ describe: ([FakeText]) -> [CodeDeclaration]
    ) -> [CodeDeclaration] {
        describer.within(Fakes.world(ofFakeOf: scope, graph.bindings)) {
            describer.inEachWorld(arguments.map(\.argument.condition).filter { $0 != .always }) {
                describe(arguments.filter { !describer.fails($0.argument.condition) })
            }
        }
    }

    // MARK: The initializer

    private func initializer(of scope: ScopeID, _ arguments: [FakeText], access: Declaration.Access) -> Member {
        let factory = graph.bindings.scopes[scope]
        let passed =
            (names.inputs[scope].map { [SwiftKeyword.escaped($0)] } ?? [])
            + (factory.parent == nil ? [] : ["parent: \(names.parent)"])
        // Without parameters of its own, it has the signature of the initializer that it overrides.
        var head = describer.initializerHead(scope, access: access, taking: arguments.map(\.parameter))
        if arguments.isEmpty { head.introducer = "override " }
        let statements = arguments.map { Statement("\($0.field) = \($0.value)") }
        let call = Statement("super.init(\(passed.joined(separator: ", ")))")
        return Member(head: head, body: .statements(statements + [call]))
    }

    // MARK: Members

    private func overrides(of offer: OfferID, _ text: FakeText) -> [CodeDeclaration] {
        let isolation = describer.defaultIsolation
        let waits = waitsForFake(offer, text)
        let questions =
            waits ? [isolation.isMainActor] : describer.hasOneVariant(offer) ? [] : [isolation.omitsAttributes]
        return describer.under(graph.resolution.condition(of: offer)) {
            describer.inEachWorld(graph.questions(of: offer) + questions) {
                let isOnMainActor = waits && describer.holds(isolation.isMainActor)
                let made = text.argument.fakes.map { fake in
                    var value = describer.value(ofFake: fake, insteadOf: offer)
                    if isOnMainActor { value.effects.insert(.isAsync) }
                    return value
                }
                return [.member(text.override(overriding(offer), made))]
            }
        }
    }

    /// Whether an async member on its caller's actor overrides one with a synchronous fake, for which it must wait if the main
    /// actor is the module's default.
    private func waitsForFake(_ offer: OfferID, _ text: FakeText) -> Bool {
        let provider = graph.offers[offer].provider
        let fakes = text.argument.fakes.map { graph.offers[$0].provider }
        let isSynchronous = fakes.contains { !graph.effects[$0].contains(.isAsync) }
        return isSynchronous && graph.runsOnCaller(provider) && describer.hasOneVariant(offer)
    }

    private func overriding(_ offer: OfferID) -> MemberHead {
        var head = describer.head(offer, takesCall: graph.sharing.takesCall(offer))
        head.introducer = "override " + head.introducer
        return head
    }

    /// The method that makes the fake of an inner factory.
    private func maker(_ offer: OfferID, _ arguments: [FakeText]) -> [CodeDeclaration] {
        let provider = graph.offers[offer].provider
        guard case .factory(let made) = graph.providers[provider].maker, graph.fakes.isFaked(made) else { return [] }
        let input = SwiftKeyword.escaped(names.inputs[made] ?? "")
        let inner = Set(graph.fakes.arguments[made].map(\.offer))
        return describer.under(graph.bindings.scopes[made].condition) {
            inEachWorld(of: arguments.filter { inner.contains($0.argument.offer) }, inFakeOf: made) { arguments in
                let values = arguments.map { text in
                    SwiftValue(
                        label: SwiftKeyword.label(text.label) + ": ",
                        text: text.argument.scope != made ? text.field : text.replacement(startingFrom: input))
                }
                let call = SwiftValue(
                    text: describer.fakeName(made),
                    form: .call(describer.arguments(of: offer) + [SwiftValue(text: "parent: self")] + values))
                return describer.byDefaultIsolation(of: provider) { [overriding(offer).returning(call)] }
            }
        }
    }
}
