extension AdviceQuery {
    /// An unmarked function or property with that result. A container that makes everything by hand is what the factory replaces,
    /// so its functions are proposed only if no type can be marked.
    var unmarkedMaker: [Diagnostic.Note] {
        let isCommon = isOfStandardLibrary(key)
        let makers = (tables.makers.sites[key] ?? []).filter { site in
            guard fillsGap(site) else { return false }
            // Many declarations return a `String`, so only a misspelled marker shows that one is meant.
            return !isCommon || program.file(site.file).misspelled(.provides, on: site.row) != nil
        }
        let outside = makers.filter { symbols.enclosingType(of: $0).map(tables.isContainer) != true }
        let isReplaced = outside.count < makers.count && (subtype + unmarkedType).haveChanges
        return (isReplaced ? outside : makers).map(mark(maker:)).capped
    }
}
