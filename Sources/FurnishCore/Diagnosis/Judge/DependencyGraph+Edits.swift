/// The changes of needs that fixes consist of, and the markers that messages point at and rewrite.
extension DependencyGraph {
    /// Writes another type in place of the one that a need has.
    ///
    /// - Returns: No changes for a need that is written in no file, such as that of a collection for an element, and for one with
    ///   a default, which would not fit the other type.
    func writing(_ type: String, for need: NeedID) -> [Change] {
        switch needs[need].defaultValue {
        case .none: break
        case .nil where type.utf8.last == UInt8(ascii: "?"): break
        case .nil, .literal, .expression: return []
        }
        guard let written = program.typeRange(of: needs[need]) else { return [] }
        return [Change(program.source(needs[need].file), .type(written.range, type))]
    }

    /// Gives the parameter of a need the default nil.
    func writingDefaultNil(for need: NeedID) -> [Change] {
        guard let range = program.typeRange(of: needs[need]) else { return [] }
        return [Change(program.source(needs[need].file), .replacement(ByteRange(range.end, range.end), " = nil"))]
    }

    /// Marks a declaration.
    func marking(_ site: Site, _ kind: Marker.Kind, _ arguments: String = "") -> ProposedMarker {
        ProposedMarker(kind, arguments, before: site.row, in: program.file(site.file))
    }

    // MARK: Markers

    package func markerLocation(_ provider: ProviderID) -> Location {
        markerEditor(of: provider)?.place ?? program.nameLocation(providers[provider].site)
    }

    func markerEditor(of provider: ProviderID) -> MarkerEditor? {
        providers[provider].marker.map { MarkerEditor($0, in: program.file(providers[provider].file)) }
    }

    func markerEditor(of scope: FactoryScope) -> MarkerEditor? {
        guard let marker = scope.marker, let site = scope.site else { return nil }
        return MarkerEditor(marker, in: program.file(site.file))
    }
}
