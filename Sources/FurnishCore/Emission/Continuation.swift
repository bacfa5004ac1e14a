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
        let provider = graph.offers[row].provider
        let name = privateName("continue", row)
        let held = expression.held + continuation.awaited + continuation.first
        let arguments = passed(row, form, sharing: held, making: continuation.first, expression)
        emitShared(continuation.awaited, expression)
        let keyword = continuation.awaited.isEmpty ? "" : "return "
        writer.write(keyword + graph.effects[provider].prefix)
        writer.line(Call(callee: name, arguments: arguments))
        var rest = expression
        rest.held = held
        rest.madeLate = []
        var effects = graph.effects[provider]
        if !continuation.waits { effects.remove(.isAsync) }
        pendingMembers.append { [self, rest, effects] in
            emitPrivateMember(name, privateParameters(row, form, sharing: held), of: row, effects) {
                emitBody(rest, row, form, handingTo: delegate)
            }
        }
    }
}
