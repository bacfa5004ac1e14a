extension AdviceQuery {
    /// A type that conforms to the missing protocol, or inherits from the missing class, and is not provided as that.
    var subtype: [Diagnostic.Note] {
        switch kind {
        case nil: subtypes(of: types[key].kind == .array ? types.child(0, of: key) : key)
        case .protocol, .foreign: subtypes(of: key)
        // The class itself can be marked, so a subclass is meant only if something provides it.
        case .class: subtypes(of: key, ifProvided: true)
        case .struct, .enum, .actor, .typealias: []
        }
    }

    /// - Parameter ancestor: A protocol, a class or a composition: the missing type, or the element of a missing list.
    private func subtypes(of ancestor: TypeID, ifProvided: Bool = false) -> [Diagnostic.Note] {
        let parts = types.namedParts(of: ancestor)
        guard let part = parts.first else { return [] }
        // A screen is a `UIViewController`, but hardly the one that is meant.
        if symbols[part].isForeign, KnownType.isClass(symbols.name(of: part)) { return [] }
        let usable = (tables.candidates[part] ?? []).filter { candidate in
            parts.isSubset(of: candidate.ancestry) && fillsGap(candidate.site)
                && !tables.isContainer(candidate.symbol) && !tables.takes(candidate, [ancestor, key])
        }
        let fitting = usable.filter { !tables.isEntryPoint($0) }
        if fitting.isEmpty {
            // Whether a new one of what the app asks for is meant, only the user knows.
            let marker = ProposedMarker.text(.provides, "as: " + show(ancestor))
            let reason =
                "is a '\(show(ancestor))' that the app asks for: to make a new one here, mark it '\(marker)' too"
            return usable.map { note($0.site, "\(subject($0.site)) \(reason)") }.capped
        }
        return fitting.flatMap { notes($0, as: ancestor, ifProvided: ifProvided) }.capped
    }

    private func notes(_ candidate: SubtypeCandidate, as ancestor: TypeID, ifProvided: Bool) -> [Diagnostic.Note] {
        let known = tables.providersOfSymbol[candidate.symbol] ?? []
        if let scope = known.first(where: resolution.isOfScope) {
            // The value that a scope starts from has no marker for further types.
            let (site, type) = (providers[scope].site, providers[scope].type)
            let relation = relation(symbols.symbol(of: type), to: ancestor)
            return [note(site, "the scope '\(graph.text.show(type))' \(relation): ", taking(type, insteadOf: ancestor))]
        }
        // One of exactly this type, whose marker can be rewritten.
        let provider = known.first {
            providers[$0].isProvided && !providers[$0].isFake && !providers[$0].isNamedAfterDeclaration
        }
        if let provider {
            // A provider can contribute to only one collection.
            if ancestor != key, providers[provider].collection != nil { return [] }
            if providers[provider].additionalTypes.contains(where: { keys.key($0) == ancestor }) { return [] }
            if ancestor == key, let renamed = renaming(in: provider, of: candidate) { return [renamed] }
            // The marker of another key needs a further type or a collection.
            let (type, marker) = (providers[provider].type, graph.markerEditor(of: provider))
            let proposed =
                ancestor == key ? marker?.adding(type: show(ancestor)) : marker?.stating(collection: show(key))
            let reason = "'\(graph.text.show(type))' \(relation(symbols.symbol(of: type), to: ancestor)): "
            return [note(markerOf: provider, reason, proposed?.fix("write") ?? Fix("provide it"))]
        }
        // An inherited type of an enum that is not in view may be the raw type, and the parameters of a generic type would be undetermined.
        let symbol = symbols[candidate.symbol]
        let isUnknown =
            symbol.isGeneric
            || symbol.kind == .enum && types.namedParts(of: ancestor).contains { symbols[$0].isForeign }
        if ifProvided || isUnknown { return [] }
        let targets = tables.targets(of: candidate.symbol, candidate.site)
        // An instance and the type where only a person can choose.
        let isChoice = targets.count > 1 && targets[targets.count - 1].kind == .type
        return (isChoice ? [targets[0], targets[targets.count - 1]] : Array(targets.prefix(1))).map {
            mark(candidate, as: ancestor, at: $0)
        }
    }

    private func mark(_ candidate: SubtypeCandidate, as ancestor: TypeID, at target: MarkerTarget) -> Diagnostic.Note {
        let relation = "\(subject(candidate.site)) \(relation(candidate.symbol, to: ancestor))"
        let file = program.file(target.site.file)
        if let misspelled = file.misspelled(.provides, on: target.site.row), !program.isHidden(target.site) {
            let marker = MarkerEditor(misspelled, in: file)
            // A provider contributes to one collection.
            let isCollected = ancestor == key || !misspelled.collection.isEmpty
            let proposed = isCollected ? marker.adding(type: show(key)) : marker.stating(collection: show(key))
            return .init(program.location(target.site.file, misspelled.offset), relation + ": ", proposed.fix("write"))
        }
        return note(target, of: candidate.site, relation, (ancestor == key ? "as: " : "into: ") + show(key))
    }

    /// Corrects a type after `as:` that no source in view declares, inherits from or needs: the protocol was renamed.
    private func renaming(in provider: ProviderID, of candidate: SubtypeCandidate) -> Diagnostic.Note? {
        let old = providers[provider].additionalTypes.first { type in
            let key = keys.key(type)
            return isForeign(key) && !tables.neededKeys.contains(key)
                && nominal(key).map(candidate.ancestry.contains) == false
        }.map(graph.text.show)
        guard let old, let marker = graph.markerEditor(of: provider)?.replacing(type: old, with: show(key)) else {
            return nil
        }
        return note(markerOf: provider, "nothing in view is called '\(old)': ", marker.fix("write"))
    }
}
