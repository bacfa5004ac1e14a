/// How an async member is written in two: it awaits what it must, and a private member that does not wait does the rest.
///
/// Such a member runs on its caller's actor. Where a module's default is the main actor, all that it calls is on that, so
/// it can call nothing without waiting, set nothing, and make no closure that does. The private member is on the main
/// actor there, as the factory is, and can. Elsewhere, the two are on one actor as well.
struct Assembly {
    /// The needs that are awaited.
    let awaited: [Int]
    /// What the private member's parameters for them are called.
    let names: [Int: String]
    /// What the call shares and waits for: made before, and made where the private member is called.
    let early: [Int]
    let handed: [Int]
    /// What the call shares and the private member makes.
    let late: [Int]

    /// nil where the member can be written in one, or cannot be helped.
    init?(_ provider: Int, sharing rows: [Int], _ expression: Expression, _ graph: DependencyGraph) {
        let row = graph.providers[provider]
        guard graph.runsOnCaller(provider), !row.constructionEffects.contains(.isAsync),
            !row.injections.contains(where: { $0.effects.contains(.isAsync) }),
            !graph.hasConditionalElements(provider)
        else { return nil }
        awaited = row.needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
        late = rows.filter { !expression.effects(ofMaking: $0).contains(.isAsync) }
        let waiting = rows.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let needed = awaited.compactMap { graph.madeRow(graph.fulfilments[$0]) }
        let taken = Set((waiting + needed + expression.madeLate).flatMap(graph.handedRows))
        early = waiting.filter(taken.contains)
        handed = waiting.filter { !taken.contains($0) }
        let conditional = row.injections.filter { graph.program.declaration($0.site).condition >= 0 }.flatMap(\.needs)
        guard taken.isDisjoint(with: late), Set(awaited).isDisjoint(with: conditional)
        else { return nil }
        // The call must wait for something, and something must not.
        guard !awaited.isEmpty || !handed.isEmpty,
            awaited.isEmpty || !row.injections.isEmpty || !late.isEmpty
                || row.needs.contains(where: { graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0) })
        else { return nil }
        let shared = (rows + expression.held).compactMap { expression.names.shared[$0] }
        names = Self.names(awaited, besides: Set(shared), provider, graph)
    }

    static func names(
        _ awaited: [Int], besides shared: Set<String>, _ provider: Int, _ graph: DependencyGraph
    ) -> [Int: String] {
        var taken = shared.union(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.insert(MemberNames.instance)
        var names: [Int: String] = [:]
        for need in awaited {
            var name = graph.program.names.text(graph.bindings.needs[need].name)
            if name.isEmpty { name = graph.providers[provider].isCollection ? "element" : "owner" }
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
    }
}

extension DependencyGraph {
    /// Whether a member of no actor may wait, and so runs on that of whoever calls it.
    func runsOnCaller(_ provider: Int) -> Bool {
        effects[provider].contains(.isAsync) && actor(of: provider) == nil && !scope(of: provider).isNonisolated
    }

    /// Whether a need is met by a closure that calls something without waiting for it: a member, or the initializer of a
    /// factory that is gone.
    func isWaitlessClosure(_ need: Int, of provider: Int) -> Bool {
        guard case .closure(let row) = fulfilments[need], let made = madeProvider(.closure(row)),
            !innermost(row).function.traits.contains(.isSendable)
        else { return false }
        return !effects[made].contains(.isAsync) || remakesFactory(provider, for: made)
    }
}

extension DependencyGraph {
    /// Whether the member that meets a need, on the main actor, may not hand its value to a caller elsewhere.
    fileprivate func mayStayOnActor(_ need: Int) -> Bool {
        guard case .provider(let row) = fulfilments[need] else { return false }
        return !effects[available[row].provider].contains(.isAsync) && !isSendable(available[row].type)
    }

    /// Whether a value is certainly `Sendable` where the main actor is the module's default.
    private func isSendable(_ type: TypeID) -> Bool {
        let key = keys.key(type)
        switch program.types[key].kind {
        case .nominal: return isSendable(SymbolID(row: Int32(program.types[key].payload)), key)
        case .optional, .array, .dictionary, .tuple:
            return program.types.children(of: key).allSatisfy { isSendable($0.type) }
        case .composition: return program.types.children(of: key).contains { isSendable($0.type) }
        case .function:
            return program.types.function(key).map { $0.traits.contains(.isSendable) || $0.globalActor != nil } ?? false
        default: return false
        }
    }

    private func isSendable(_ symbol: SymbolID, _ type: TypeID) -> Bool {
        let declared = symbols[symbol]
        switch declared.kind {
        case .actor: return true
        case .foreign: return StandardLibrary.isValue(program.names.text(declared.name))
        case .class, .struct, .enum:
            let isOnActor = declared.sites.allSatisfy { !program.declaration($0).traits.contains(.isNonisolated) }
            return declared.module == 0 && isOnActor || inheritsSendable(type)
        case .protocol, .typealias: return inheritsSendable(type)
        }
    }

    func inheritsSendable(_ type: TypeID) -> Bool {
        Ancestry(of: type, symbols).found.contains { program.names.text(symbols[$0].name) == "Sendable" }
    }
}

/// How an async member is written in two where what it shares waits for nothing and is needed by what waits: it makes that
/// where it calls a private member, which does the rest.
struct Continuation {
    /// What the call shares and waits for, before the others.
    var awaited: [Int] = []
    /// What the call shares and is made first.
    let first: [Int]
    /// Whether the private member waits.
    let waits: Bool

    init?(
        _ provider: Int, sharing rows: [Int], handingTo delegate: Int?, _ expression: Expression,
        _ graph: DependencyGraph
    ) {
        guard !rows.isEmpty, graph.runsOnCaller(provider) else { return nil }
        let waiting = rows.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let calls =
            delegate.map { [$0] }
            ?? graph.providers[provider].needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
            .compactMap { graph.madeRow(graph.fulfilments[$0]) }
        let taken = Set((waiting + calls + expression.madeLate).flatMap(graph.handedRows))
        let isAsync = delegate == nil && graph.providers[provider].effects.contains(.isAsync)
        func makeable(_ known: [Int]) -> [Int] {
            rows.filter { row in
                (isAsync || taken.contains(row)) && !waiting.contains(row)
                    && graph.handedRows(of: row).allSatisfy(known.contains)
            }
        }
        let early = makeable(expression.held)
        let ready = waiting.filter { graph.handedRows(of: $0).allSatisfy(expression.held.contains) }
        let next = early.isEmpty ? makeable(expression.held + ready) : []
        if !early.isEmpty {
            (first, waits) = (early, true)
        } else if !next.isEmpty {
            (awaited, first, waits) = (ready, next, true)
        } else if let delegate, waiting == rows, !expression.effects(ofHanding: delegate).contains(.isAsync),
            rows.allSatisfy({ graph.handedRows(of: $0).allSatisfy(expression.held.contains) })
        {
            (first, waits) = (rows, false)
        } else {
            return nil
        }
    }
}

extension Emitter {
    func emitContinuing(
        _ continuation: Continuation, _ expression: Expression, _ row: Int, _ form: MemberForm,
        handingTo delegate: Int?
    ) {
        let provider = graph.available[row].provider
        let name = privateName("continue", row)
        let held = expression.held + continuation.awaited + continuation.first
        let arguments = passed(row, form, sharing: held, making: continuation.first, expression)
        for statement in expression.statements(sharing: continuation.awaited) {
            text += "        " + statement + "\n"
        }
        let keyword = continuation.awaited.isEmpty ? "" : "return "
        let head = "        " + keyword + Effect.prefix(graph.effects[provider])
        text +=
            head + Call(callee: name, arguments: arguments, isRead: false).text(column: head.utf8.count, indentation: 8)
        var rest = expression
        rest.held = held
        rest.madeLate = []
        var effects = graph.effects[provider]
        if !continuation.waits { effects.remove(.isAsync) }
        text += "\n"
        let start = text.count
        text += "\n"
        emitAvailability(graph.availability(ofRow: row))
        let callee = "    " + isolation(provider, effects) + "private func \(name)"
        let call = Call(callee: callee, arguments: privateParameters(row, form, sharing: held), isRead: false)
        let tail = effectWords(provider, effects) + result(row) + " {\n"
        text += call.text(column: tail.utf8.count, indentation: 4) + tail
        emitBody(rest, row, form, handingTo: delegate)
        assemblies = text.cut(from: start) + "    }\n" + assemblies
    }

    /// Writes what the async member does, and keeps the private one to come after it.
    func emitAwaiting(_ assembly: Assembly, _ expression: Expression, _ row: Int, _ form: MemberForm) {
        let provider = graph.available[row].provider
        let rest = Expression(
            graph, names, types, provider: provider, omitted: form.omitted, awaited: assembly.names)
        let effects = rest.effects(sharing: assembly.late)
        for statement in expression.statements(sharing: assembly.early) { text += "        " + statement + "\n" }
        let needed = assembly.awaited.reduce(effects) { $0.union(expression.effects(ofNeed: $1)) }
        let awaiting = assembly.handed.reduce(needed) { $0.union(expression.effects(ofMaking: $1)) }
        let head = "        " + (assembly.early.isEmpty ? "" : "return ") + Effect.prefix(awaiting)
        let name = assemblyName(row)
        let held = form.isHanded ? graph.handedRows(of: row) : expression.held
        let shared = held + assembly.early + assembly.handed
        let arguments =
            assembly.awaited.map { label(assembly.names[$0]) + (expression.value($0) ?? "") }
            + passed(row, form, sharing: shared, making: assembly.handed, expression)
        let call = Call(callee: name, arguments: arguments, isRead: false)
        text += head + call.text(column: head.utf8.count, indentation: 8) + "\n"
        assemblies += assemblyText(assembly, rest, row, form, sharing: shared, effects)
    }

    private func assemblyText(
        _ assembly: Assembly, _ expression: Expression, _ row: Int, _ form: MemberForm, sharing shared: [Int],
        _ effects: Effects
    ) -> String {
        let start = text.count
        text += "\n"
        let provider = graph.available[row].provider
        emitAvailability(graph.availability(ofRow: row))
        let parameters =
            assembly.awaited.map { awaitedParameter($0, assembly.names[$0]) }
            + privateParameters(row, form, sharing: shared)
        let call = Call(callee: "    private func \(assemblyName(row))", arguments: parameters, isRead: false)
        let tail = effectWords(provider, effects) + result(row) + " {\n"
        text += call.text(column: tail.utf8.count, indentation: 4) + tail
        emitMaking(expression, provider, sharing: assembly.late)
        return text.cut(from: start) + "    }\n"
    }

    // MARK: Parameters

    /// What is awaited for a need, and passed on to a private member.
    func awaitedParameter(_ need: Int, _ name: String?) -> String {
        let made = graph.madeRow(graph.fulfilments[need]).map { graph.available[$0].type }
        let type = made ?? graph.bindings.needs[need].type
        let ownership = graph.symbols.isNoncopyable(type) ? "consuming " : ""
        return parameterLabel(name) + ownership + types.parameter(type, isEscaping: graph.isFunction(type))
    }

    /// What is given and shared, passed on to a private member.
    func passed(
        _ row: Int, _ form: MemberForm, sharing shared: [Int], making made: [Int], _ expression: Expression
    ) -> [String] {
        given(row, form).map { given in
            let text = graph.program.names.text(given.name)
            return label(text) + (graph.bindings.needs[given.need].isInout ? "&" : "") + SwiftKeyword.escaped(text)
        }
            + shared.map { shared in
                label(names.shared[shared])
                    + (made.contains(shared) ? expression.making(shared) : expression.sharedName(shared))
            }
    }

    func privateParameters(_ row: Int, _ form: MemberForm, sharing shared: [Int]) -> [String] {
        given(row, form).map { given in
            let type = graph.bindings.needs[given.need].type
            return parameterLabel(graph.program.names.text(given.name))
                + types.parameter(type, isEscaping: given.isEscaping && graph.isFunction(type))
        } + shared.map(handedParameter)
    }

    private func assemblyName(_ row: Int) -> String { privateName("assemble", row) }

    func privateName(_ verb: String, _ row: Int) -> String {
        let name = names.names[row]
        return privateName(verb + TypeName.capitalized(name.hasPrefix("make") ? String(name.dropFirst(4)) : name))
    }

    func label(_ name: String?) -> String { SwiftKeyword.label(name ?? "") + ": " }

    private func parameterLabel(_ name: String?) -> String { SwiftKeyword.argument(name ?? "") + ": " }
}
