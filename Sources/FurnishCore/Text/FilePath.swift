#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paths as the system writes them.
public enum FilePath {
    /// What follows the last slash.
    public static func name(_ path: String) -> String {
        path.withCString { start in strrchr(start, Int32(UInt8(ascii: "/"))).map { String(cString: $0 + 1) } ?? path }
    }

    /// Each path once. Two that look alike may still be different bytes, and then they are two files.
    public static func distinct(_ paths: [String]) -> [String] {
        var distinct: [String] = []
        distinct.reserveCapacity(paths.count)
        let index = RowIndex(expecting: paths.count)
        for path in paths {
            let hash = NameTable.hash(path)
            var probe = index.probe(hash)
            var isKnown = false
            while !isKnown, let row = index.next(&probe) {
                isKnown = distinct[Int(row)].utf8.elementsEqual(path.utf8)
            }
            if isKnown { continue }
            index.insert(hash, row: UInt32(distinct.count))
            distinct.append(path)
        }
        return distinct
    }
}
