extension TypeSpelling {
    /// The positions of the nearest names among those that differ by a letter or two. Several may be equally near.
    func nearest(among names: [TypeSpelling]) -> [Int] {
        let distances = names.map(distance)
        guard let least = distances.compactMap({ $0 }).min() else { return [] }
        return names.indices.filter { distances[$0] == least }
    }
}
