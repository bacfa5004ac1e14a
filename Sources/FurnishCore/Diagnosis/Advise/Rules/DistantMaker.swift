extension AdviceQuery {
    /// An unmarked function that makes the missing type, although a value that it takes is missing too, or a member of a provided
    /// instance.
    var distantMaker: [Diagnostic.Note] {
        if kind == .enum || isOfStandardLibrary(key) || unknownName(in: key).map(KnownType.isValue) == true {
            return []
        }
        return (makers.map(mark(maker:)) + callers).capped
    }

    /// Whether one makes the type in its own way, so that the type's initializer may not be meant.
    var hasRivalMaker: Bool {
        !callers.isEmpty
            || makers.contains { site in
                !program.isOwn(site.file) && !program.declaration(site).traits.contains(.isStatic)
                    && symbols.enclosingType(of: site).map(tables.isContainer) == false
            }
    }

    private var makers: [Site] {
        // The type that has the need cannot meet it.
        let consumer = symbols.symbol(of: providers[unmet.provider].type)
        return (tables.makers.distantSites[key] ?? []).filter {
            fillsGap($0) && (consumer == nil || symbols.enclosingType(of: $0) != consumer)
        }
    }

    private var callers: [Diagnostic.Note] {
        (tables.makers.sitesOnConformers[key] ?? []).filter(fillsGap).map { site in
            let words = "mark a function that calls it with '\(ProposedMarker.text(.provides))'"
            return note(site, "'\(show(key)).\(name(site))' makes one: ", Fix(words))
        }
    }
}
