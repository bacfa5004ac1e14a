extension AdviceQuery {
    /// `T`, where a `T?` is needed, or the reverse: neither meets the other.
    var wrappedValue: [Diagnostic.Note] {
        let unlike = ", but not '\(show(key))'"
        guard types[key].kind == .optional else {
            let optional = types.intern(.optional, [TypeChild(key)])
            return resolution.find(optional).map { [note($0, unlike, taking(optional, insteadOf: key))] } ?? []
        }
        let wrapped = types.child(0, of: key)
        if let offer = resolution.find(wrapped) {
            let isResult = types.function(keys.key(needs[need].type)).map { keys.key($0.result) } == key
            let returning = Fix("return '\(show(wrapped))' from the closure instead")
            return [note(offer, unlike, isResult ? returning : taking(wrapped, insteadOf: key))] + orDefault
        }
        let fix = taking(wrapped, insteadOf: key)
        guard let offer = offer(madeBy: wrapped) else { return [] }
        return [note(offer, ", which meets '\(show(wrapped))' but not '\(show(key))'", fix)] + orDefault
    }

    /// A default; nil if the need has one already.
    private var orDefault: [Diagnostic.Note] {
        guard isNeeded(key), needs[need].defaultValue == .none else { return [] }
        let fix = Fix("add the default '= nil'", graph.writingDefaultNil(for: need))
        return [note(need, "or ", fix)]
    }

    /// The offer of the type that a closure would make.
    private func offer(madeBy type: TypeID) -> OfferID? {
        guard let function = types.function(type), !function.traits.isForeign else { return nil }
        let result = keys.key(function.result)
        return resolution.find(result) ?? offer(madeBy: result)
    }
}
