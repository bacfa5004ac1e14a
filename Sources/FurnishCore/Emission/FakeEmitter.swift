import FurnishTables

/// Writes the fakes of the factories: subclasses whose initializers take a replacement for everything live.
struct FakeEmitter {
    let emitter: Emitter

    private var describer: Describer { emitter.describer }
    private var graph: DependencyGraph { emitter.graph }
    private var names: MemberNames { emitter.names }
    private var types: TypeText { emitter.types }
    private var writer: CodeWriter { emitter.writer }
    private var helperPrefix: String { describer.helperPrefix }

    /// - Parameter offers: Those with a member.
    func emit(_ offers: [OfferID]) {
        writer.blankLine()
        writer.conditional(on: "DEBUG") {
            let scopes = graph.bindings.scopes.indices.filter { graph.fakes.isFaked($0) }
            for position in scopes.indices {
                if position > 0 { writer.blankLine() }
                let factory = graph.bindings.scopes[scopes[position]]
                writer.conditional(on: emitter.conditions.text(ofScope: scopes[position])) {
                    guard conformsOnActor(factory) else { return emitFake(of: scopes[position], offers) }
                    writer.conditional(on: DefaultIsolation.isMainActor) {
                        emitFake(of: scopes[position], offers)
                    } else: {
                        emitFake(of: scopes[position], offers, isNonisolated: true)
                    }
                }
            }
            for scope in graph.bindings.scopes.indices {
                graph.fakes.ownFakes(of: scope).forEach(emitter.emitForwarder)
            }
            let root = graph.bindings.scopes[.outermost]
            if root.isSendable, graph.fakes.arguments(of: .outermost).contains(where: \.isReplaceable) {
                emitCaptured()
            }
        }
    }

    private func emitCaptured() {
        writer.blankLine()
        writer.line("/// Lets a `Sendable` closure capture a replacement, which only the fake uses.")
        writer.line(
            "private nonisolated struct \(helperPrefix)Captured<Value>: @unchecked \(types.standard("Sendable")) {")
        writer.nested { writer.line("let value: Value") }
        writer.line("}")
    }

    /// Whether an extension lets a factory conform to a protocol on an actor. In Swift 5 mode, that actor is then also the
    /// fake's, which is a subclass, but not that of the members that the fake overrides.
    private func conformsOnActor(_ factory: FactoryScope) -> Bool {
        if factory.isolation != nil || factory.isNonisolated { return false }
        let name = graph.program.names.name(factory.factory)
        guard let symbol = graph.symbols.find(name, in: nil, module: -1) else { return false }
        let isolation = IsolationInference(graph.symbols)
        return graph.symbols[symbol].extensions.flatMap(graph.symbols.inheritedSymbols).contains {
            isolation.isolation(of: graph.symbols.aliasedSymbol($0)) != nil
        }
    }

    /// - Parameter isNonisolated: Whether the fake is, even if its factory does not say so.
    private func emitFake(of scope: ScopeID, _ offers: [OfferID], isNonisolated: Bool = false) {
        let factory = graph.bindings.scopes[scope]
        let repeated = FakeText.repeatedNames(in: scope, describer)
        let arguments = graph.fakes.arguments(of: scope).map { FakeText($0, in: scope, repeated, describer) }
        writer.line(
            "/// \(article(factory.factory)) `\(factory.factory)` for tests and previews. Its initializer takes a fake for "
                + "everything live.")
        emitter.writeClassHead(factory, fakeName(scope), isNonisolated: isNonisolated || factory.isNonisolated)
        writer.write(": \(SwiftKeyword.escaped(factory.factory))")
        if factory.isSendable { writer.write(", @unchecked \(types.standard("Sendable"))") }
        writer.braces {
            let replaceable = arguments.filter(\.argument.isReplaceable)
            for argument in replaceable {
                writer.conditional(on: argument.condition) { writer.write(argument.property) }
            }
            if !replaceable.isEmpty { writer.blankLine() }
            emitVariants(of: replaceable, inFakeOf: scope) { emitInitializers(of: scope, $0) }
            for text in arguments where text.argument.scope == scope {
                for offer in text.argument.alternatives { emitOverrides(of: offer, text) }
            }
            for offer in graph.fakes.ownFakes(of: scope) {
                writer.blankLine()
                writer.conditional(on: emitter.conditions.text(ofFake: graph.providers[graph.offers[offer].provider])) {
                    emitter.emitDeclarations(of: offer)
                }
            }
            for offer in offers where graph.scopeOf[graph.offers[offer].provider] == scope {
                emitMaker(offer, replaceable)
            }
        }
    }

    private func article(_ name: String) -> String { "AEIOU".contains(name.prefix(1)) ? "An" : "A" }

    private func fakeName(_ scope: ScopeID) -> String {
        SwiftKeyword.escaped("Fake" + graph.bindings.scopes[scope].factory)
    }

    /// Writes a member of a fake once for each combination of conditions, with the arguments that exist under it.
    private func emitVariants(
        of arguments: [FakeText], inFakeOf scope: ScopeID, _ emit: ([FakeText]) -> Void
    ) {
        self.emit(ConditionChoices(of: arguments.map(\.argument), inFakeOf: scope, graph.bindings), arguments, emit)
    }

    private func emit(_ choices: ConditionChoices, _ arguments: [FakeText], _ emit: ([FakeText]) -> Void) {
        switch choices {
        case .made(let excluded):
            emit(arguments.filter { !excluded.contains($0.argument.condition.id) })
        case .choice(let id, let holds, let fails):
            let text = arguments.first { $0.argument.condition.id == id }?.condition ?? ""
            writer.conditional(on: text) {
                self.emit(holds, arguments, emit)
            } else: {
                self.emit(fails, arguments, emit)
            }
        }
    }

    // MARK: The initializer

    /// Another module cannot pass what has a hidden type. If the module itself has fakes for that, a further initializer leaves
    /// it out.
    private func emitInitializers(of scope: ScopeID, _ arguments: [FakeText]) {
        let access = describer.access.ofInitializer(graph.bindings.scopes[scope])
        let hidden = arguments.filter { $0.access < access }
        if !hidden.isEmpty, hidden.allSatisfy(\.isOptional) {
            emitInitializer(of: scope, arguments, leavingOut: Set(hidden.map(\.field)))
            writer.blankLine()
        }
        emitInitializer(of: scope, arguments)
    }

    /// - Parameter fields: Those whose arguments the initializer does not take.
    private func emitInitializer(of scope: ScopeID, _ all: [FakeText], leavingOut fields: Set<String> = []) {
        let factory = graph.bindings.scopes[scope]
        let arguments = all.filter { !fields.contains($0.field) }
        let passed =
            (names.inputs[scope].map { [SwiftKeyword.escaped($0)] } ?? [])
            + (factory.parent == nil ? [] : ["parent: \(names.parent)"])
        let access = arguments.map(\.access).reduce(describer.access.ofInitializer(factory), min)
        // Without parameters of its own, it has the signature of the initializer that it overrides.
        let head = MemberHead(
            access: access.modifier(ifPublic: "public"), introducer: arguments.isEmpty ? "override " : "",
            name: "init", parameters: describer.initializerParameters(scope) + arguments.map(\.parameter))
        var statements = all.map { argument in
            Statement("\(argument.field) = \(fields.contains(argument.field) ? "nil" : argument.value)")
        }
        statements.append(Statement("super.init(\(passed.joined(separator: ", ")))"))
        if factory.parent == nil, factory.type != nil { statements += makeAgain(scope, arguments) }
        writer.write(Member(head: head, body: .statements(statements)))
    }

    private func makeAgain(_ scope: ScopeID, _ arguments: [FakeText]) -> [Statement] {
        let isSendable = graph.bindings.scopes[scope].isSendable
        var statements: [Statement] = []
        var values = [SwiftValue(text: "$0")]
        for argument in arguments {
            guard isSendable else {
                values.append(SwiftValue(label: argument.label.before, text: argument.label.escaped))
                continue
            }
            // Replacements need not be `Sendable`, but this closure is.
            let captured = SwiftKeyword.escaped(argument.label.name + "Captured")
            statements.append(Statement("let \(captured) = \(helperPrefix)Captured(value: \(argument.label.escaped))"))
            values.append(SwiftValue(label: argument.label.before, text: captured + ".value"))
        }
        let made = Statement(SwiftValue(text: fakeName(scope), form: .call(values)))
        return statements + [.block("\(names.makeAgain) = {", [made], "}")]
    }

    // MARK: Members

    private func emitOverrides(of offer: OfferID, _ argument: FakeText) {
        let provider = graph.offers[offer].provider
        let condition = emitter.conditions.text(ofMember: provider)
        writer.blankLine()
        writer.conditional(on: condition) {
            let overloads = describer.replacedOverloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                let made = made(by: argument, overloads[position])
                let call = bridge(offer, overloads[position], argument).map { bridge in
                    SwiftValue(
                        text: bridge, form: .call(describer.arguments(of: offer, overloads[position])),
                        effects: FakeText.bridgeEffects(made))
                }
                emitForEachDefaultIsolation(of: offer, overloads[position]) { overload in
                    argument.override(
                        overriding(offer, overload), isProperty: graph.isProperty(provider), made, through: call)
                }
            }
            for overload in overloads {
                guard let bridge = bridge(offer, overload, argument) else { continue }
                emitBridge(bridge, to: argument, insteadOf: offer, overload)
            }
        }
    }

    private func made(by argument: FakeText, _ overload: MemberOverload) -> [SwiftValue] {
        argument.defaults.map {
            describer.value(ofFake: $0.offer, in: overload, insteadOf: argument.argument.offer)
        }
    }

    /// The name of the private method between an async member on its caller's actor and a synchronous fake, which is on the
    /// main actor if that is the module's default; nil where the override can read the fake itself.
    private func bridge(_ offer: OfferID, _ overload: MemberOverload, _ argument: FakeText) -> String? {
        let provider = graph.offers[offer].provider
        let isSynchronous = argument.defaults.contains { !$0.effects.contains(.isAsync) }
        // An overload that receives shared instances may not be async.
        guard isSynchronous, graph.effects(of: offer, receiving: overload.receives).contains(.isAsync),
            graph.runsOnCaller(provider), !describer.followsDefault[provider] || isWrittenOnce(offer)
        else {
            return nil
        }
        return describer.privateName("own" + TypeName.capitalized(argument.label.name))
    }

    private func emitBridge(
        _ bridge: String, to argument: FakeText, insteadOf offer: OfferID, _ overload: MemberOverload
    ) {
        let overridden = describer.head(offer, overload)
        var head = overridden.asPrivate(bridge, overridden.parameters ?? [])
        let made = made(by: argument, overload)
        head.effects = describer.effectWords(graph.offers[offer].provider, FakeText.bridgeEffects(made))
        var following = head
        following.isolation = ""
        let body = Member.Body.statements(argument.returns(made, isWholeBody: true))
        writer.blankLine()
        writer.conditional(on: DefaultIsolation.condition) {
            writer.write(Member(head: following, body: body))
        } else: {
            writer.write(Member(head: head, body: body))
        }
    }

    /// As the factory writes the member: see `StoredMemberEmitter`.
    private func emitForEachDefaultIsolation(
        of offer: OfferID, _ overload: MemberOverload, _ member: (MemberOverload) -> Member
    ) {
        let provider = graph.offers[offer].provider
        if isWrittenOnce(offer) { return emitter.writer.write(member(overload)) }
        emitter.emitForEachDefaultIsolation(provider, overload, member)
    }

    private func isWrittenOnce(_ offer: OfferID) -> Bool {
        let provider = graph.offers[offer].provider
        return graph.isOwnType(offer) && (graph.hasAsyncStorage(provider) || graph.isLocked(provider))
            && graph.isSendable(graph.offers[offer].type)
    }

    private func overriding(_ offer: OfferID, _ overload: MemberOverload) -> MemberHead {
        var head = describer.head(offer, overload)
        head.introducer = "override " + head.introducer
        return head
    }

    /// Writes the method that makes the fake of an inner factory.
    private func emitMaker(_ offer: OfferID, _ arguments: [FakeText]) {
        let provider = graph.offers[offer].provider
        guard case .factory(let made) = graph.providers[provider].construction, graph.fakes.isFaked(made) else {
            return
        }
        let input = SwiftKeyword.escaped(names.inputs[made] ?? "")
        let inner = Set(graph.fakes.arguments(of: made).map(\.offer))
        let repeated = FakeText.repeatedNames(in: made, describer)
        writer.blankLine()
        writer.conditional(on: emitter.conditions.text(ofScope: made)) {
            emitVariants(of: arguments.filter { inner.contains($0.argument.offer) }, inFakeOf: made) { arguments in
                let name = graph.needs[graph.providers[provider].needs.first ?? NeedID(row: 0)].name
                let value = SwiftKeyword.escaped(graph.program.names.text(name))
                let values = arguments.map { text in
                    SwiftValue(
                        label: FakeText.label(text.argument.offer, repeated, describer).before,
                        text: text.argument.scope != made
                            ? text.field : text.replacement(startingFrom: input))
                }
                let call = SwiftValue(
                    text: fakeName(made),
                    form: .call([SwiftValue(text: value), SwiftValue(text: "parent: self")] + values))
                emitter.emitForEachDefaultIsolation(provider) { overriding(offer, $0).returning(call) }
            }
        }
    }
}
