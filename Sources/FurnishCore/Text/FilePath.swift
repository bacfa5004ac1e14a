#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paths as the system writes them.
package enum FilePath {
    /// The part after the last slash.
    package static func name(_ path: String) -> String {
        path.withCString { start in strrchr(start, Int32(UInt8(ascii: "/"))).map { String(cString: $0 + 1) } ?? path }
    }

    /// Removes repeated paths. Paths are compared by bytes, because two Swift strings can be equal although their files
    /// differ.
    package static func distinct(_ paths: [String]) -> [String] {
        let index = RowIndex(expecting: paths.count)
        let repeated = paths.indices.filter { row in
            let hash = NameTable.hash(paths[row])
            var probe = index.probe(hash)
            while let other = index.next(&probe) {
                if paths[Int(other)].utf8.elementsEqual(paths[row].utf8) { return true }
            }
            index.insert(hash, row: UInt32(row))
            return false
        }
        if repeated.isEmpty { return paths }
        let left = Set(repeated)
        return paths.indices.filter { !left.contains($0) }.map { paths[$0] }
    }
}
