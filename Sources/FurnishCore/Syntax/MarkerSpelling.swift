/// Finds the marker or argument that a misspelled word probably means.
package enum MarkerSpelling {
    /// The marker of which a word is a near miss: it differs in case, or in one or two letters.
    static func nearest(to name: String) -> (kind: Marker.Kind, lifetime: Marker.Lifetime, isOfOtherTool: Bool)? {
        let spelling = EditDistance.lowercased(name)
        let near: [(kind: Marker.Kind, limit: Int)] = [(.provides, 2), (.needs, 1), (.scope, 1)]
        for candidate in near
        where EditDistance.distance(spelling, EditDistance.lowercased(candidate.kind.name), limit: candidate.limit)
            != nil
        { return (candidate.kind, .each, false) }
        // The words of other dependency injection tools.
        return switch String(decoding: spelling, as: UTF8.self) {
        case "inject", "injected": (.needs, .each, true)
        case "injectable", "provider": (.provides, .each, true)
        case "singleton": (.provides, .once, true)
        default: nil
        }
    }

    /// The lifetime that other tools call by this word.
    package static func lifetime(calledElsewhere word: String) -> Marker.Lifetime? {
        switch String(decoding: EditDistance.lowercased(word), as: UTF8.self) {
        case "singleton", "single", "application", "container", "cached": .once
        case "shared": .weak
        case "unique", "transient": .each
        default: nil
        }
    }
}
