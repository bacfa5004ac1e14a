/// What a word in a marker comes near to.
enum MarkerSpelling {
    /// The marker that a comment's first word is a near miss of: another case, or a letter or two.
    static func nearest(to name: String) -> (kind: Marker.Kind, lifetime: Marker.Lifetime)? {
        let spelling = EditDistance.lowercased(name)
        let near: [(kind: Marker.Kind, limit: Int)] = [(.provides, 2), (.needs, 1), (.scope, 1)]
        for candidate in near
        where EditDistance.distance(spelling, EditDistance.lowercased(candidate.kind.name), limit: candidate.limit)
            != nil
        {
            return (candidate.kind, .each)
        }
        return wordOfOtherTools(String(decoding: spelling, as: UTF8.self))
    }

    /// What other tools for dependency injection call a marker.
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
        case "singleton", "single", "shared": .once
        default: nil
        }
    }

    /// The argument that a word is a near miss of.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        var best: String?
        var bestDistance = 3
        let spelling = EditDistance.lowercased(name)
        for candidate in candidates {
            let limit = candidate.utf8.count < 4 ? 1 : 2
            if let distance = EditDistance.distance(spelling, EditDistance.lowercased(candidate), limit: limit),
                distance < bestDistance
            {
                best = candidate
                bestDistance = distance
            }
        }
        return best
    }
}
