extension AdviceQuery {
    /// An enum, or a value whose type another framework declares: the caller may pass it as well.
    var callersChoice: [Diagnostic.Note] {
        let isMade = tables.makers.sites[key] != nil || tables.makers.distantSites[key] != nil
        // The elements of a list of data are of one provided type. Several types contribute to one of a protocol.
        let element = types[key].kind == .array ? types.child(0, of: key) : key
        let isListOfOneType =
            element != key && types[element].kind == .nominal && !isProtocol(element)
            && resolution.find(element) != nil
        let isValue = isForeign(key) ? isMade || isListOfOneType : kind == .enum
        let given = isValue ? given : []
        return given.isEmpty ? [] : candidates + given
    }
}
