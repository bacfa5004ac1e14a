/// The edits of needs that fixes consist of.
extension DependencyGraph {
    /// Writes another type in place of the one that a need has.
    ///
    /// - Returns: No edits for a need that is written in no file, such as that of a collection for an element, and for one with
    ///   a default, which would not fit the other type.
    func writing(_ type: String, for need: NeedID) -> [Fix.Edit] {
        switch needs[need].defaultValue {
        case _ where needs[need].requirement != nil: return []
        case .none: break
        case .nil where type.utf8.last == UInt8(ascii: "?"): break
        case .nil, .literal, .expression: return []
        }
        guard let range = program.typeRange(of: needs[need]) else { return [] }
        return [Fix.Edit(program.source(needs[need].file), range, type, changesType: true)]
    }

    /// Gives the parameter of a need the default nil.
    func writingDefaultNil(for need: NeedID) -> [Fix.Edit] {
        guard let range = program.typeRange(of: needs[need]) else { return [] }
        return [.insertion(" = nil", at: program.location(needs[need].file, range.end))]
    }

    /// Marks a declaration.
    func marking(_ site: Site, _ kind: Marker.Kind, _ arguments: String = "") -> ProposedMarker {
        ProposedMarker(kind, arguments, before: site.row, in: program.file(site.file))
    }
}
