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
        let (file, offset) = (needs[need].file, needs[need].offset)
        guard let range = program.typeRange(at: offset, in: file) else { return [] }
        return [Fix.Edit(program.source(file), range, type, changesType: true)]
    }

    /// Gives the parameter of a need the default nil.
    func writingDefaultNil(for need: NeedID) -> [Fix.Edit] {
        let (file, offset) = (needs[need].file, needs[need].offset)
        guard let range = program.typeRange(at: offset, in: file) else { return [] }
        return [.insertion(" = nil", at: program.location(file, range.end))]
    }

    /// Marks a declaration.
    func marking(_ site: Site, _ kind: Marker.Kind, _ arguments: String = "") -> ProposedMarker {
        ProposedMarker(kind, arguments, before: site.row, in: program.file(site.file))
    }
}

extension Program {
    /// The range of the type that is written at `offset`: that of a parameter or a property.
    func typeRange(at offset: UInt32, in file: Int32) -> ByteRange? {
        let range = parameter(withTypeAt: offset, in: file)?.type ?? property(withTypeAt: offset, in: file)?.type
        return range?.isEmpty == false ? range : nil
    }
}
