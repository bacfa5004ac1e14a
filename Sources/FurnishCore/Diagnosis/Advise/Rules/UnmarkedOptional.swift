extension AdviceQuery {
    /// A missing `T?` whose `T` could be marked: `given:`, and the marker. A parameter takes a `T` only if it has the default
    /// nil; a property has to change its type.
    var unmarkedOptional: [Diagnostic.Note] {
        guard types[key].kind == .optional, isNeeded(key) else { return [] }
        let wrapped = types.child(0, of: key)
        guard resolution.find(wrapped) == nil, !isOfStandardLibrary(wrapped) else { return [] }
        let type = graph.text.spell(wrapped)
        let (words, changes) =
            needs[need].isParameter
            ? (", and write the default '= nil' here", graph.writingDefaultNil(for: need))
            : (", and write '\(type)' here", graph.writing(type, for: need))
        let notes = with(key: wrapped).advice([AdviceRule.unmarked]).notes.map { note -> Diagnostic.Note in
            let fix = note.fix.map { fix in
                let both = fix.changes.isEmpty ? [] : fix.changes + changes
                return Fix(fix.title + words, both, fullTitle: fix.fullTitle.map { $0 + words })
            }
            return note.with(message: note.message + words, fix: fix)
        }
        let isPassed = nominal(wrapped).map(tables.isPassed) ?? false
        return notes.isEmpty ? [] : given + (isPassed ? notes.withoutChanges : notes)
    }
}
