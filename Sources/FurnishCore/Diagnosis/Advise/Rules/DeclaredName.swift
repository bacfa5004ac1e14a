extension AdviceQuery {
    /// A type in view whose name differs by a letter or two from a name in the missing type, as in `[any AnalyticSink]`.
    var declaredName: [Diagnostic.Note] {
        guard isNeeded(key), comparesNames else { return [] }
        return unknownNames(in: key).compactMap { word in
            let names = tables.declaredNames
            let nearest = TypeSpelling(word).nearest(among: names.map(\.spelling))
            guard nearest.count == 1, case let type = names[nearest[0]].site else { return nil }
            // A type of that name may be in a module that is not in view.
            let trees = program.file(needs[need].file).trees
            let range = program.typeRange(of: needs[need]).flatMap { trees.lastName(word, in: $0) }
            let changes = range.map { [Change(trees.source, .type($0, name(type)))] } ?? []
            let fix = Fix("write '\(name(type))' instead", changes)
            return note(type, "a type with a similar name is declared here: ", fix)
        }
    }
}

extension GraphReader {
    /// The names in a type that no source in view and no standard library declares.
    func unknownNames(in type: TypeID) -> [String] {
        let own = unknownName(in: type).flatMap {
            KnownType.isValue($0) || KnownType.has(.isInStandardLibrary, $0) ? nil : $0
        }
        return (own.map { [$0] } ?? []) + types.children(of: type).flatMap { unknownNames(in: $0.type) }
    }
}
