/// Finds the marker or argument that a misspelled word probably means.
enum MarkerSpelling {
    /// The marker of which a word is a near miss: it differs in case, or in one or two letters.
    static func nearest(to name: String) -> (kind: Marker.Kind, lifetime: Marker.Lifetime, isOfOtherTool: Bool)? {
        let spelling = EditDistance.lowercased(name)
        let near: [(kind: Marker.Kind, limit: Int)] = [(.provides, 2), (.needs, 1), (.scope, 1)]
        for candidate in near
        where EditDistance.distance(spelling, EditDistance.lowercased(candidate.kind.name), limit: candidate.limit)
            != nil
        {
            return (candidate.kind, .each, false)
        }
        return wordOfOtherTools(String(decoding: spelling, as: UTF8.self)).map { ($0.kind, $0.lifetime, true) }
    }

    /// The marker that corresponds to a word of another dependency injection tool.
    private static func wordOfOtherTools(_ word: String) -> (kind: Marker.Kind, lifetime: Marker.Lifetime)? {
        switch word {
        case "inject", "injected": (.needs, .each)
        case "injectable", "provider": (.provides, .each)
        case "singleton": (.provides, .once)
        default: nil
        }
    }

    /// The lifetime that other tools call by this word.
    static func lifetime(calledElsewhere word: String) -> Marker.Lifetime? {
        switch String(decoding: EditDistance.lowercased(word), as: UTF8.self) {
        case "singleton", "single", "application", "container", "cached": .once
        case "shared": .weak
        case "unique", "transient": .each
        default: nil
        }
    }
}
