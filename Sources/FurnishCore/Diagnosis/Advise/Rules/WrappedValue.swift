extension AdviceQuery {
    /// `T`, where a `T?` is needed, or the reverse: neither meets the other.
    var wrappedValue: [Diagnostic.Note] {
        let unlike = ", but not '\(show(key))'"
        guard types[key].kind == .optional else {
            let optional = types.intern(.optional, [TypeChild(key)])
            return resolution.find(optional).map { [note($0, unlike, taking(optional, insteadOf: key))] } ?? []
        }
        let wrapped = types.child(0, of: key)
        var notes: [Diagnostic.Note] = []
        if let offer = resolution.find(wrapped) {
            let isResult = types.function(neededKey).map { keys.key($0.result) } == key
            let returning = Fix("return '\(show(wrapped))' from the closure instead")
            notes = [note(offer, unlike, isResult ? returning : taking(wrapped, insteadOf: key))]
        } else if let offer = offer(madeBy: wrapped) {
            let fix = taking(wrapped, insteadOf: key)
            notes = [note(offer, ", which meets '\(show(wrapped))' but not '\(show(key))'", fix)]
        }
        if notes.isEmpty || !isNeeded(key) || needs[need].defaultValue != .none { return notes }
        return notes + [
            note(need, "", Fix("add the default '= nil'", graph.writingDefaultNil(for: need))).asAlternative
        ]
    }
}

extension GraphReader {
    /// The offer of the type that a closure would make.
    fileprivate func offer(madeBy type: TypeID) -> OfferID? {
        guard let function = types.function(type), !function.traits.isForeign else { return nil }
        let result = keys.key(function.result)
        return resolution.find(result) ?? offer(madeBy: result)
    }
}
