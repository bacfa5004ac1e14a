/// What a word in a marker comes near to.
enum MarkerSpelling {
    /// The marker that a comment's first word is a near miss of: another case, or a letter or two.
    static func nearest(to name: String) -> String? {
        let spelling = EditDistance.lowercased(name)
        let near: [(name: String, limit: Int)] = [("Provides", 2), ("Needs", 1), ("Scope", 1)]
        for candidate in near
        where EditDistance.distance(spelling, EditDistance.lowercased(candidate.name), limit: candidate.limit) != nil {
            return candidate.name
        }
        return nil
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
