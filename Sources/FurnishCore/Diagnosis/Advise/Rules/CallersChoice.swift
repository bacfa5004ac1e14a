extension AdviceQuery {
    /// An enum, or a value whose type another framework declares: the caller may pass it as well.
    var callersChoice: [Diagnostic.Note] {
        let isMade = tables.makers.sites[key] != nil || tables.makers.distantSites[key] != nil
        let isValue = isForeign(key) ? isMade || isListOfOneType : kind == .enum
        let given = isValue ? given : []
        return given.isEmpty ? [] : candidates + given
    }

    /// Whether the elements of a missing list are of one provided type, as in a list of data. Several types contribute to one of
    /// a protocol.
    private var isListOfOneType: Bool {
        guard types[key].kind == .array, case let element = types.child(0, of: key) else { return false }
        return types[element].kind == .nominal && !isProtocol(element) && resolution.find(element) != nil
    }
}
