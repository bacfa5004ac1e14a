/// One of the overloads in which a member is written.
struct MemberOverload: Equatable {
    /// The given parameters that are left out: see `ShorterOverloads`.
    var omitted = Set<Name>()
    /// What the outermost call shares is handed in.
    var takesShared = false
    /// It has no attribute that says where it runs: see `DefaultIsolation`.
    var followsDefault = false
}

/// The declarations that a type has in the factory.
extension Emitter {
    func emitDeclarations(of offer: Int) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            emitStored(offer)
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            emitSummary(offer)
            emitLazy(offer)
        } else {
            let overloads = overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider) { followsDefault in
                    var overload = overloads[position]
                    overload.followsDefault = followsDefault
                    emitSummary(offer, takesShared: overload.takesShared)
                    emit(offer, overload)
                }
            }
        }
        emitPendingMembers()
    }

    /// Their bodies may be written in several members in turn.
    private func emitPendingMembers() {
        while !pendingMembers.isEmpty { pendingMembers.removeFirst()() }
    }

    /// Writes a member, or both of the overloads that it has where it follows the module's default.
    func emitForEachDefaultIsolation(_ provider: Int, _ emit: (_ followsDefault: Bool) -> Void) {
        guard followsDefault[provider] else { return emit(false) }
        writer.conditional(on: DefaultIsolation.condition) {
            emit(true)
        } else: {
            emit(false)
            emitPendingMembers()
        }
    }

    func overloads(of offer: Int) -> [MemberOverload] {
        let provider = graph.offers[offer].provider
        var overloads = [MemberOverload()]
        for omitted in shorterOverloads[provider] { overloads.append(MemberOverload(omitted: omitted)) }
        guard graph.isHanded(offer) else { return overloads }
        overloads.append(MemberOverload(takesShared: true))
        let givens = Set(graph.givensWhenHanded(offer).map(\.name))
        for omitted in shorterOverloads[provider] {
            let overload = MemberOverload(omitted: omitted.intersection(givens), takesShared: true)
            if !overloads.contains(overload) { overloads.append(overload) }
        }
        return overloads
    }

    private func emit(_ offer: Int, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        if graph.isProperty(provider), !overload.takesShared { return emitProperty(offer, overload) }
        emitMethod(offer, overload) {
            guard graph.isOwnType(offer) else { return emitAlias(offer, overload) }
            let delegate = !overload.takesShared && graph.isHanded(offer) ? offer : nil
            emitBody(expression(provider, omitted: overload.omitted), offer, overload, handingTo: delegate)
        }
    }

    // MARK: Properties

    private func emitLazy(_ offer: Int) {
        let provider = graph.offers[offer].provider
        let expression = expression(provider)
        writeHead(offer, graph.effects[provider], "private(set) lazy var ")
        writer.write(": ")
        writer.write(type(offer))
        writer.write(" =")
        let isStatement = expression.sharedRows.isEmpty && graph.capturingAutoclosures(of: provider).isEmpty
        if graph.providers[provider].injections.isEmpty, isStatement {
            writer.write(" ")
            writer.line(expression.construction())
        } else {
            writer.braces(then: "()") { emitBody(expression, offer) }
        }
    }

    /// A property that is read anew each time: another's name, or one that a declaration provides.
    private func emitProperty(_ offer: Int, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        if !graph.isOwnType(offer) {
            return emitGetter(offer, Call(reading: name(graph.offers[offer].ownRow)), overload)
        }
        let expression = expression(provider)
        if expression.sharedRows.isEmpty, !graph.hasConditionalElements(provider) {
            return emitGetter(offer, expression.construction(), overload)
        }
        let effects = effectWords(provider)
        writeHead(offer, graph.effects[provider], "var ", overload)
        writer.write(": ")
        writer.write(type(offer))
        writer.braces {
            let delegate = graph.isHanded(offer) ? offer : nil
            if effects.isEmpty { return emitBody(expression, offer, overload, handingTo: delegate) }
            writer.write("get" + effects)
            writer.braces { emitBody(expression, offer, overload, handingTo: delegate) }
        }
    }

    /// Writes a property on one line, unless its value alone is too long for one.
    private func emitGetter(_ offer: Int, _ value: Call, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let effects = graph.effects[provider]
        writeHead(offer, effects, "var ", overload)
        writer.write(": ")
        writer.write(type(offer))
        writer.write(" { ")
        if effects.isEmpty {
            writer.write(value.isRead ? Call(reading: SwiftKeyword.alone(value.callee)) : value, at: 0)
        } else {
            writer.write("get\(effectWords(provider)) { \(effects.prefix)")
            writer.write(value, at: 0)
            writer.write(" }")
        }
        writer.line(" }")
    }

    // MARK: Bodies

    /// Makes what is shared, constructs the instance, and injects what it does not take.
    ///
    /// - Parameter delegate: The member that makes the instance with what is shared.
    func emitBody(
        _ expression: Expression, _ offer: Int, _ overload: MemberOverload = MemberOverload(),
        handingTo delegate: Int? = nil
    ) {
        guard !overload.takesShared, !overload.followsDefault, graph.runsOnCaller(graph.offers[offer].provider) else {
            return emitStatements(expression, offer, overload, handingTo: delegate)
        }
        // What waits for nothing is made where a call waits anyway: see `SplitAfterAwaiting`.
        var late = expression
        late.madeInline = expression.sharedWithOneCall(to: delegate)
        emitStatements(late, offer, overload, handingTo: delegate)
    }

    private func emitStatements(
        _ expression: Expression, _ offer: Int, _ overload: MemberOverload, handingTo delegate: Int?
    ) {
        let provider = graph.offers[offer].provider
        let shared = overload.takesShared ? [] : expression.sharedRows
        let splits = !overload.followsDefault
        if splits, let split = SplitAfterSharing(provider, sharing: shared, handingTo: delegate, expression, graph) {
            return emit(split, expression, offer, overload, handingTo: delegate)
        }
        if let delegate {
            emitSharedInstances(shared, expression)
            let call = expression.effects(ofHanding: delegate).prefix + expression.handing(delegate)
            writer.line((shared.isEmpty ? "" : "return ") + call)
        } else if splits, let split = SplitInjections(provider, expression, graph) {
            emit(split, expression, sharing: shared, offer, overload)
        } else if splits, let split = SplitAfterAwaiting(provider, sharing: shared, expression, graph) {
            emit(split, expression, offer, overload)
        } else {
            emitMaking(expression, provider, sharing: shared)
        }
    }

    func emitMaking(_ expression: Expression, _ provider: Int, sharing shared: [Int]) {
        emitSharedInstances(shared, expression)
        let captured = graph.capturingAutoclosures(of: provider).filter { expression.awaited[$0] == nil }
        if !captured.isEmpty { return emitMaking(expression, provider, capturing: captured) }
        if graph.hasConditionalElements(provider) { return emitElements(expression, provider) }
        emitInstance(expression, provider, isReturned: !shared.isEmpty)
    }

    /// - Parameter isReturned: Whether other statements come before.
    private func emitInstance(_ expression: Expression, _ provider: Int, isReturned: Bool) {
        guard graph.providers[provider].injections.isEmpty else { return emitInjectedInstance(expression, provider) }
        emitConstruction(expression, after: isReturned ? "return " : "")
    }

    /// Makes the values of autoclosures before: written as arguments, they would capture the factory.
    private func emitMaking(_ expression: Expression, _ provider: Int, capturing needs: [Int]) {
        let taken = Set(graph.sharedRows(of: provider).compactMap { names.shared[$0] })
        let locals = SplitAfterAwaiting.names(needs, besides: taken, provider, graph)
        for need in needs {
            let value = expression.effects(ofNeed: need).prefix + (expression.value(need) ?? "")
            writer.line("let \(SwiftKeyword.escaped(locals[need] ?? "")) = \(value)")
        }
        var rest = Expression(
            graph, names, types, provider: provider, omitted: expression.omitted,
            awaited: expression.awaited.merging(locals) { known, _ in known })
        rest.sharedParameters = expression.sharedParameters
        rest.madeInline = expression.madeInline
        emitInstance(rest, provider, isReturned: true)
    }

    /// Writes what is shared, one instance after the other.
    func emitSharedInstances(_ offers: [Int], _ expression: Expression) {
        for statement in expression.statements(sharing: offers) { writer.line(statement) }
    }

    /// Writes the construction as a line of its own, between `head` and `tail`.
    func emitConstruction(_ expression: Expression, after head: String = "", before tail: String = "") {
        writer.write(head)
        writer.write(expression.constructionPrefix)
        writer.write(expression.construction())
        writer.line(tail)
    }

    private func emitInjectedInstance(_ expression: Expression, _ provider: Int) {
        let definition = graph.providers[provider]
        let isVariable = definition.injections.contains(where: \.isMutating) && isValue(definition.type)
        let keyword = isVariable ? "var " : "let "
        emitConstruction(
            expression, after: (definition.isFailable ? "guard " : "") + keyword + MemberNames.instance + " = ",
            before: definition.isFailable ? " else { return nil }" : "")
        emit(definition.injections, expression)
        writer.line("return \(MemberNames.instance)")
    }

    func emit(_ injections: [Injection], _ expression: Expression) {
        for injection in injections {
            writer.conditional(on: graph.program.conditionText(of: injection.site)) {
                writer.lines(expression.statement(injection, on: MemberNames.instance))
            }
        }
    }

    func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }

    /// A further name of a provider: what `as:` says.
    private func emitAlias(_ offer: Int, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let own = graph.offers[offer].ownRow
        if overload.takesShared, graph.providers[provider].lifetime == .graph, graph.isFurtherName(offer),
            let shared = graph.handedRows(of: offer).first
        {
            writer.line(SwiftKeyword.escaped(names.shared[shared] ?? ""))
        } else if overload.takesShared {
            let expression = expression(provider, omitted: overload.omitted)
            writer.line(graph.effectsWhenHanded(own).prefix + expression.handing(own))
        } else {
            let arguments = given(offer, overload).map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.needs[given.need].isInout ? "&" : ""
                let label = graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            writer.line(graph.effects[provider].prefix + name(own) + "(" + arguments.joined(separator: ", ") + ")")
        }
    }

    // MARK: Signatures

    private func emitMethod(_ offer: Int, _ overload: MemberOverload, _ body: () -> Void) {
        let provider = graph.offers[offer].provider
        var parameters = given(offer, overload).map { parameter($0, of: provider) }
        if overload.takesShared { parameters += graph.handedRows(of: offer).map(sharedParameter) }
        let effects = overload.takesShared ? graph.effectsWhenHanded(offer) : graph.effects[provider]
        writer.write(isolation(provider, effects, overload))
        writer.write(open(offer, takesShared: overload.takesShared))
        writer.write("func ")
        writer.function(name(offer), parameters, effectWords(provider, effects) + result(offer), body)
    }

    func isolation(_ provider: Int, _ overload: MemberOverload) -> String {
        isolation(provider, graph.effects[provider], overload)
    }

    private func isolation(_ provider: Int, _ effects: Effects, _ overload: MemberOverload) -> String {
        overload.followsDefault ? "" : isolation(provider, effects)
    }

    /// The start of a member's declaration, up to its name.
    private func writeHead(
        _ offer: Int, _ effects: Effects, _ introducer: String, _ overload: MemberOverload = MemberOverload()
    ) {
        writer.write(isolation(graph.offers[offer].provider, effects, overload))
        writer.write(open(offer))
        writer.write(introducer)
        writer.write(name(offer))
    }

    func given(_ offer: Int, _ overload: MemberOverload) -> [GivenParameter] {
        let all = overload.takesShared ? graph.givensWhenHanded(offer) : graph.givens[graph.offers[offer].provider]
        return overload.omitted.isEmpty ? all : all.filter { !overload.omitted.contains($0.name) }
    }

    private func parameter(_ given: GivenParameter, of provider: Int) -> String {
        let need = graph.needs[given.need]
        let type = types.parameter(need.type, isEscaping: given.isEscaping && graph.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        if graph.isUnlabelled(given, of: provider) { return "_ \(label): \(type)" }
        return "\(label): \(type)" + (graph.defaultText(given.need).map { " = " + $0 } ?? "")
    }

    func sharedParameter(_ offer: Int) -> String {
        let type = graph.offers[offer].type
        return SwiftKeyword.argument(names.shared[offer] ?? "") + ": "
            + types.parameter(type, isEscaping: graph.isFunction(type))
    }
}
