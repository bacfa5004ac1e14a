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
    /// - Parameter offset: The position of the marker's `@`, in UTF-8 bytes.
    func marker(at offset: UInt32, in file: Int32) -> Marker? {
        self.file(file).markers.first { $0.offset == offset }
    }
}
