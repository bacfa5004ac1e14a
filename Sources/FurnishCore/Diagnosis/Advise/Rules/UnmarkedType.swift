extension AdviceQuery {
    /// The missing type's own unmarked declaration.
    var unmarkedType: [Diagnostic.Note] {
        guard let symbol else { return [] }
        if let name = unknownName(in: key), !KnownType.isValue(name), !KnownType.has(.isInStandardLibrary, name),
            let hidden = tables.privateTypes[symbols[symbol].name]
        {
            // The name may also be that of a type of a framework.
            return declaration(of: hidden).withoutChanges
        }
        switch symbols[symbol].kind {
        case .class: return subtype.isEmpty ? declaration(of: symbol) : []
        case .struct, .enum, .actor: return declaration(of: symbol)
        case .protocol, .foreign, .typealias: return []
        }
    }

    private func declaration(of symbol: SymbolID) -> [Diagnostic.Note] {
        guard let site = symbols[symbol].sites.first(where: fillsGap) else { return [] }
        // A marked type may still not make the missing one, because of a condition.
        if bindings.marked[site]?.provides != nil { return [] }
        // The initializer that takes the marked property makes a controller an entry point.
        let property = bindings.optionalProperties.first { [symbols] in
            !$0.isSet && symbols.enclosingType(of: $0.site) == symbol && symbols.inherits(.isController, symbol)
        }
        if let property {
            let words = "set '\(name(property.site))' in an initializer marked '\(ProposedMarker.text(.needs))'"
            return [note(property.site, "to let the factory make '\(name(site))', ", Fix(words))]
        }
        if tables.isContainer(symbol) {
            let advice = "delete it, and take what it makes, or a closure that makes it"
            return [note(site, "\(subject(site)) makes objects by hand: \(advice)")]
        }
        if tables.isController(symbol, site), tables.makesOwner(symbol) { return [] }
        if program.isHidden(site) {
            return [note(MarkerTarget(.type, site), of: site, "\(subject(site)) is declared here")]
        }
        if symbols[symbol].isGeneric { return specializations(of: symbol, site) }
        let targets = tables.targets(of: symbol, site)
        if targets.isEmpty {
            let advice = "mark a property or function that makes it with '// @Provides'"
            return [note(site, "\(subject(site)) has no initializer: \(advice)")]
        }
        return targets.compactMap { note(at: $0, of: site) }.capped
    }

    /// The provided specializations, one of which may be meant, and the typealias to mark. Only one that is spelled almost like the needed
    /// one is a fix.
    private func specializations(of symbol: SymbolID, _ site: Site) -> [Diagnostic.Note] {
        let needed = TypeSpelling(show(key))
        let others = (tables.providedSpecializations[symbol] ?? []).map { offer in
            let isSimilar = needed.distance(to: TypeSpelling(show(offer))) != nil
            return note(offer, "", isSimilar ? taking(offer) : Fix(taking(offer).title))
        }
        let (marker, name) = (ProposedMarker.text(.provides), TypeName(symbols: symbols).specialization(key))
        let alias = "typealias \(name) = \(graph.text.spell(key))"
        let file = needs[need].file
        let isFree = symbols.find(names.name(name), in: nil, module: 0) == nil
        let canBeWritten = program.isOwn(file) && isFree && symbols.conditionalSite(inNamesOf: key) == nil
        let changes = canBeWritten ? [Change(program.source(file), .end(["", marker, alias]))] : []
        let marking = Fix("write '\(marker)' above '\(alias)'", changes)
        return others.capped + [note(site, "\(subject(site)) is generic: ", marking)]
    }

    private func note(at target: MarkerTarget, of site: Site) -> Diagnostic.Note? {
        switch target.kind {
        case .type: return mark(site, "\(subject(site)) is declared here")
        // `unmarkedMaker` proposes an instance with a written type.
        case .instance where !tables.isOptional(target.site) && !program.declaration(target.site).type.isEmpty:
            return nil
        case .instance: return note(target, of: site, "\(subject(site)) is held here")
        case .noInitializer: return note(target, of: site, "\(subject(site)) is declared here")
        default: return note(target, of: site, "\(subject(site)) can be made here")
        }
    }
}
