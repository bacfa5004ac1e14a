/// Paths as the system writes them.
package enum FilePath {
    /// The part after the last slash.
    package static func name(_ path: String) -> String { path.suffix(after: "/") }

    /// Removes repeated paths. Paths are compared by bytes, because two Swift strings can be equal although their files
    /// differ.
    package static func distinct(_ paths: [String]) -> [String] {
        var known: Set<Spelling> = []
        return paths.filter { known.insert(Spelling($0)).inserted }
    }
}
