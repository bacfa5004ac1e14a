/// The markers that messages point at and rewrite.
extension DependencyGraph {
    package func markerLocation(_ provider: ProviderID) -> Location {
        program.location(providers[provider].file, providers[provider].markerOffset)
    }

    func markerEditor(of provider: ProviderID) -> MarkerEditor? {
        providers[provider].marker.map { MarkerEditor($0, in: program.file(providers[provider].file)) }
    }
}
