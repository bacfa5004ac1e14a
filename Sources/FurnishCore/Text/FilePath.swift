/// Paths as the system writes them.
package enum FilePath {
    /// The part after the last slash.
    package static func name(_ path: String) -> String { path.suffix(after: "/") }

    /// Removes repeated paths. Paths are compared by bytes, because two Swift strings can be equal although their files
    /// differ.
    package static func distinct(_ paths: [String]) -> [String] {
        // Two hashes are hardly ever equal but for the same path.
        let repeated = RowIndex.repeated(paths.count) { NameTable.hash(paths[$0]) }.flatMap { rows in
            rows.filter { row in rows.contains { $0 < row && Spelling(paths[$0]) == Spelling(paths[row]) } }
        }
        return repeated.isEmpty ? paths : paths.indices.filter { !repeated.contains($0) }.map { paths[$0] }
    }
}
