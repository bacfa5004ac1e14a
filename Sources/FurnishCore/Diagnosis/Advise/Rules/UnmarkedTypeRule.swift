/// The missing type's own unmarked declaration.
final class UnmarkedTypeRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        guard let symbol else { return [] }
        if let name = unknownName(in: key), !KnownType.isValue(name), !KnownType.has(.isInStandardLibrary, name),
            let hidden = tables.privateTypes[symbols[symbol].name]
        {
            // The name may also be that of a type of a framework.
            return declaration(of: hidden).withoutChanges
        }
        switch symbols[symbol].kind {
        case .class: return SubtypeRule(query: query).notes.isEmpty ? declaration(of: symbol) : []
        case .struct, .enum, .actor: return declaration(of: symbol)
        case .protocol, .foreign, .typealias: return []
        }
    }

    private func declaration(of symbol: SymbolID) -> [Diagnostic.Note] {
        guard let site = symbols[symbol].sites.first(where: fillsGap) else { return [] }
        // A marked type may still not make the missing one, because of a condition.
        if graph.bindings.marked[site]?.provides != nil { return [] }
        if tables.containers.contains(symbol) { return [delete(container: site)] }
        if targets.isController(symbol, site), tables.makers.makesOwner(symbol) { return [] }
        if program.isHidden(site) {
            let fix = unhiding(site, providing(site), canBeMade: targets.canBeMade(symbol, site))
            return [note(site, "\(subject(site)) is \(access(site)): ", fix)]
        }
        if symbols[symbol].isGeneric {
            return otherSpecializations(of: symbol).capped + [
                note(site, "\(subject(site)) is generic: ", markingTypealias)
            ]
        }
        let targets = targets.all(of: symbol, site)
        if targets.isEmpty {
            let advice = "mark a property or function that makes it with '// @Provides'"
            return [note(site, "\(subject(site)) has no initializer: \(advice)")]
        }
        return targets.compactMap { note(at: $0, of: site) }.capped
    }

    /// The provided specializations, one of which may be meant. Only one that is spelled almost like the needed one is a fix.
    private func otherSpecializations(of symbol: SymbolID) -> [Diagnostic.Note] {
        let needed = TypeSpelling(show(key))
        return (tables.provided.specializations[symbol] ?? []).map { offer in
            let fix = taking(offer)
            let isSimilar = needed.distance(to: TypeSpelling(show(offer))) != nil
            return note(offer, "", isSimilar ? fix : Fix(fix.title))
        }
    }

    /// Marks a typealias of the specialization.
    private var markingTypealias: Fix {
        let (marker, name) = (ProposedMarker.text(.provides), TypeName(symbols: symbols).specialization(key))
        let alias = "typealias \(name) = \(graph.text.spell(key))"
        let file = graph.needs[need].file
        let isFree = symbols.find(names.name(name), in: nil, module: 0) == nil
        let canBeWritten = program.isOwn(file) && isFree && symbols.conditionalSite(inNamesOf: key) == nil
        return Fix(
            "write '\(marker)' above '\(alias)'",
            canBeWritten ? [Change(program.source(file), .end(["", marker, alias]))] : [])
    }

    private func note(at target: MarkerTarget, of site: Site) -> Diagnostic.Note? {
        switch target {
        case .type: return mark(type: site)
        case .initializer(let initializer):
            let reason = "\(subject(site)) can be made by this initializer: "
            return note(initializer, reason, choosing(initializer, of: site))
        case .instance(let property):
            if targets.isOptional(property) {
                let advice = "mark a property or function that returns '\(name(site))' with '// @Provides'"
                return note(property, "this holds the instance of \(subject(site)), or nil: \(advice)")
            }
            // `UnmarkedMaker` proposes an instance with a written type.
            guard program.declaration(property).type.isEmpty else { return nil }
            let fix = marking(property, as: name(site))
            return note(property, "this holds an instance of \(subject(site)): ", fix)
        case .noInitializer: return writeInitializer(site)
        case .failableInitializer(let initializer):
            let advice = "write one that cannot, and mark it '// @Provides'"
            return note(initializer, "this initializer of \(subject(site)) may return nil: \(advice)")
        }
    }

    /// A type whose initializer is not visible.
    private func writeInitializer(_ site: Site) -> Diagnostic.Note {
        let least = program.leastAccess(of: site)
        if let written = symbols.symbol(at: site).flatMap({ symbols.members(of: $0, .initializer).first }) {
            let reason = "the initializer of \(subject(site)) is \(access(written))"
            return note(written, "\(reason): make it \(least), and mark it '// @Provides'")
        }
        let reason =
            least > .internal
            ? "the initializer of \(subject(site)) is internal, as Swift adds it"
            : "\(subject(site)) has no internal initializer"
        return note(site, "\(reason): write one that is \(least), and mark it '// @Provides'")
    }
}
