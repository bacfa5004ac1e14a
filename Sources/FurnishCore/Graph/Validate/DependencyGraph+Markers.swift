/// The markers that messages point at and rewrite.
extension DependencyGraph {
    func markerLocation(_ provider: ProviderID) -> Location {
        program.location(providers[provider].file, providers[provider].markerOffset)
    }

    /// The marker of a provider; nil if it has none.
    func marker(of provider: ProviderID) -> Marker? {
        program.marker(at: providers[provider].markerOffset, in: providers[provider].file)
    }

    func markerEditor(of provider: ProviderID) -> MarkerEditor? {
        marker(of: provider).map { MarkerEditor($0, in: program.file(providers[provider].file)) }
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

    /// - Parameter offset: The position of the marker's `@`, in UTF-8 bytes.
    func marker(at offset: UInt32, in file: Int32) -> Marker? {
        let markers = self.file(file).markers
        var (low, high) = (0, markers.count)
        while low < high {
            let middle = (low + high) / 2
            if markers[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low < markers.count && markers[low].offset == offset ? markers[low] : nil
    }
}
