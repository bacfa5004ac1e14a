/// Paths as the system writes them.
package enum FilePath {
    /// The part after the last slash.
    package static func name(_ path: String) -> String { path.suffix(after: "/") }

    /// Removes repeated paths. Paths are compared by bytes, because two Swift strings can be equal although their files
    /// differ.
    package static func distinct(_ paths: [String]) -> [String] {
        let index = RowIndex(expecting: paths.count)
        return paths.indices.filter { row in
            let hash = NameTable.hash(paths[row])
            var probe = index.probe(hash)
            while let other = index.next(&probe) {
                if Spelling(paths[Int(other)]) == Spelling(paths[row]) { return false }
            }
            index.insert(hash, row: UInt32(row))
            return true
        }.map { paths[$0] }
    }
}
