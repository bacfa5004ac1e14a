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
        var known: Set<Spelling> = []
        return paths.filter { known.insert(Spelling($0)).inserted }
    }
}
