/// How an instance is made and injected where one step waits and another does not: each turn is a private member, which
/// takes the instance from the one before.
///
/// The async member runs on its caller's actor: where the main actor is the module's default, it can do nothing there that
/// does not wait. See `Assembly`.
struct InjectionTurns {
    struct Turn {
        let waits: Bool
        let constructs: Bool
        var injections: [Injection] = []
    }

    let turns: [Turn]

    /// nil where all is done in one turn, or cannot be helped.
    init?(_ provider: Int, _ expression: Expression, _ graph: DependencyGraph) {
        let row = graph.providers[provider]
        guard !row.injections.isEmpty, row.effects.contains(.isAsync), graph.runsOnCaller(provider), !row.isFailable,
            !graph.symbols.isNoncopyable(row.type)
        else { return nil }
        var turns = [Turn(waits: row.constructionEffects.contains(.isAsync), constructs: true)]
        for injection in row.injections {
            let waits = injection.effects.contains(.isAsync)
            if turns[turns.count - 1].waits != waits { turns.append(Turn(waits: waits, constructs: false)) }
            turns[turns.count - 1].injections.append(injection)
            // What a condition leaves out is awaited by nobody else.
            let isConditional = graph.program.declaration(injection.site).condition >= 0
            if !waits, isConditional, injection.needs.contains(where: expression.isAwaited) { return nil }
        }
        if turns.count == 1 { return nil }
        self.turns = turns
    }

    /// All that a turn needs.
    static func needs(of turn: Turn, of row: Provider) -> [Int] {
        (turn.constructs ? Array(row.arguments) : []) + turn.injections.flatMap(\.needs)
    }
}

extension Expression {
    func isAwaited(_ need: Int) -> Bool { effects(ofNeed: need).contains(.isAsync) }
}

extension Emitter {
    /// Writes the call of all turns, and keeps them to come after the member.
    func emit(
        _ turns: InjectionTurns, _ expression: Expression, sharing rows: [Int], _ row: Int, _ form: MemberForm
    ) {
        let provider = graph.offers[row].provider
        emitShared(rows, expression)
        let held = (form.isHanded ? graph.handedRows(of: row) : expression.held) + rows
        let effects = form.isHanded ? graph.effectsWhenHanded(row) : graph.effects[provider]
        var call = ""
        var isFresh = true
        for (position, turn) in turns.turns.enumerated() {
            let needs = InjectionTurns.needs(of: turn, of: graph.providers[provider])
            let awaited = turn.waits ? [] : needs.filter(expression.isAwaited)
            let shared = Set(held.compactMap { names.shared[$0] })
            let awaitedNames = Assembly.names(awaited, besides: shared, provider, graph)
            let name = privateName(position == 0 ? "assemble" : "inject" + (position == 1 ? "" : "\(position)"), row)
            let arguments =
                (turn.constructs ? [] : [call])
                + awaited.map { label(awaitedNames[$0]) + (expression.value($0) ?? "") }
                + passed(row, form, sharing: held, making: [], expression)
            call = name + "(" + arguments.joined(separator: ", ") + ")"
            let wasFresh = isFresh
            isFresh = isFresh && !needs.contains(where: graph.staysWithFactory)
            let parameters =
                (turn.constructs ? [] : ["_ \(MemberNames.instance): " + (wasFresh ? "sending " : "") + type(row)])
                + awaited.map { awaitedParameter($0, awaitedNames[$0]) } + privateParameters(row, form, sharing: held)
            var rest = Expression(
                graph, names, types, provider: provider, omitted: form.omitted, awaited: awaitedNames)
            rest.held = held
            if turn.waits { rest.madeLate = expression.madeLate }
            let isSent = isFresh && position < turns.turns.count - 1
            pendingMembers.append { [self, rest] in
                emit(
                    turn, rest, row, name, parameters, turn.waits ? effects : effects.subtracting(.isAsync),
                    isSent: isSent)
            }
        }
        writer.line((rows.isEmpty ? "" : "return ") + effects.prefix + call)
    }

    private func emit(
        _ turn: InjectionTurns.Turn, _ expression: Expression, _ row: Int, _ name: String, _ parameters: [String],
        _ effects: Effects, isSent: Bool
    ) {
        let provider = graph.offers[row].provider
        let result = " -> " + (isSent ? "sending " : "") + type(row)
        let instance = MemberNames.instance
        let isVariable = turn.injections.contains(where: \.isMutating) && isValue(graph.providers[provider].type)
        emitPrivateMember(name, parameters, of: row, effects, result: result) {
            if turn.injections.isEmpty { return emitConstruction(expression) }
            if turn.constructs {
                emitConstruction(expression, after: (isVariable ? "var " : "let ") + instance + " = ")
            } else if isVariable {
                writer.line("var \(instance) = \(instance)")
            }
            emit(turn.injections, expression)
            writer.line("return \(instance)")
        }
    }
}

extension DependencyGraph {
    /// Whether what meets a need is certainly not `Sendable`, so that what is made with it cannot be sent anywhere, where
    /// no actor is the module's default.
    fileprivate func staysWithFactory(_ need: Int) -> Bool {
        switch fulfilments[need] {
        case .closure: return true
        case .omitted, .missing: return false
        case .given: return isBound(needs[need].type)
        case .provider(let row): return isBound(offers[row].type)
        }
    }

    private func isBound(_ type: TypeID) -> Bool {
        let key = keys.key(type)
        switch types[key].kind {
        case .nominal:
            let kind = symbols[types[key].symbol].kind
            return (kind == .class || kind == .protocol) && !inheritsSendable(key)
        case .optional, .array, .dictionary, .tuple:
            return types.children(of: key).contains { isBound($0.type) }
        case .composition: return types.children(of: key).allSatisfy { isBound($0.type) }
        case .function:
            return types.function(key).map { !$0.traits.contains(.isSendable) && $0.globalActor == nil } ?? true
        default: return false
        }
    }
}
