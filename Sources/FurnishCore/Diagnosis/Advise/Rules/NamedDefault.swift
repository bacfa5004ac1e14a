extension AdviceQuery {
    /// The declaration that a default names itself: with a marker there, the program does what it did before.
    var namedDefault: [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        switch defaultDeclaration {
        case .member(let site): notes = mark(default: site).map { [$0] } ?? []
        case .type(let type):
            // The graph would make the type as `T()` does: it fills no other parameter, and shares no instance.
            let isKept = (tables.providersOfSymbol[type] ?? []).contains { resolution.lifetime(of: $0) != .each }
            if isKept || tables.isFilled(type) { return [] }
            var query = self
            query.origin = .type(type)
            notes = type == symbol ? query.unmarkedType : query.subtype
        case nil: break
        }
        return notes.count == 1 && notes.haveChanges ? notes : []
    }

    /// - Returns: nil if a marker cannot make the property or function provide the missing type.
    private func mark(default member: Site) -> Diagnostic.Note? {
        guard !program.isHidden(member), program.module(of: member).origin != .dependency, fillsGap(member),
            bindings.marked[member]?.provides == nil
        else { return nil }
        let written = writtenType(of: member)
        let value = written == nil ? InitialValue(symbols: symbols).type(of: member) : nil
        guard let type = written ?? value, case let isSame = keys.key(type) == key,
            isSame || symbols.symbol(of: type).map(isSubtype) == true
        else { return nil }
        let reason = "\(subject(member)) is the default: "
        return note(
            member, reason, marking(member, isSame ? "" : "as: \(show(key))", as: value.map(show), of: name(member)))
    }
}
