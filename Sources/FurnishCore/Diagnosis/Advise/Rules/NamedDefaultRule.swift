/// The declaration that a default names itself: with a marker there, the program does what it did before.
final class NamedDefaultRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        switch namedDefault {
        case .member(let site): notes = mark(default: site).map { [$0] } ?? []
        case .type(let type) where isMadeAlike(type):
            var query = query
            query.origin = .type(type)
            notes = type == symbol ? UnmarkedTypeRule(query: query).notes : SubtypeRule(query: query).notes
        case .type, nil: break
        }
        return notes.count == 1 && notes.haveChanges ? notes : []
    }

    /// Whether the graph would make a type as `T()` does: it fills no other parameter, and shares no instance.
    private func isMadeAlike(_ type: SymbolID) -> Bool {
        let isKept = (tables.providersOfSymbol[type] ?? []).contains { graph.providers[$0].lifetime != .each }
        return !isKept && !tables.services.isFilled(type)
    }

    /// - Returns: nil if a marker cannot make the property or function provide the missing type.
    private func mark(default member: Site) -> Diagnostic.Note? {
        let declaration = program.declaration(member)
        guard declaration.access >= program.leastAccess(of: member),
            program.module(of: member).origin != .dependency, fillsGap(member),
            graph.bindings.marked[member]?.provides == nil
        else { return nil }
        let isUntyped = declaration.type.isEmpty
        let value = isUntyped ? InitialValue(symbols: symbols).type(of: member) : nil
        if isUntyped, value == nil { return nil }
        let type = value ?? symbols.readType(declaration.type, at: member)
        let isSame = graph.keys.key(type) == key
        guard isSame || isSubtype(graph.keys.key(type)) else { return nil }
        let reason = "\(subject(member)) is the default: "
        return note(member, reason, marking(member, isSame ? "" : "as: \(show(key))", as: value.map(show)))
    }

    private func isSubtype(_ type: TypeID) -> Bool {
        let parts = types.namedParts(of: key)
        guard let symbol = symbols.symbol(of: type), !parts.isEmpty else { return false }
        return parts.isSubset(of: Ancestry(of: symbols.implicitType(symbol), symbols).found)
    }
}
