/// The markers that messages point at and rewrite.
extension DependencyGraph {
    func markerLocation(_ provider: ProviderID) -> Location {
        program.location(providers[provider].file, providers[provider].markerOffset)
    }

    func markerEditor(of provider: ProviderID) -> MarkerEditor? {
        providers[provider].marker.map { MarkerEditor($0, in: program.file(providers[provider].file)) }
    }
}

extension Program {
    /// The `@Needs` of the module's own declarations.
    var ownNeeds: [Site: Marker] {
        var found: [Site: Marker] = [:]
        for file in modules[0].files {
            for marker in self.file(Int32(file)).markers where marker.kind == .needs {
                guard case .declaration(let row) = marker.attachment else { continue }
                let site = Site(file: Int32(file), row: Int32(row))
                if found[site] == nil { found[site] = marker }
            }
        }
        return found
    }
}
