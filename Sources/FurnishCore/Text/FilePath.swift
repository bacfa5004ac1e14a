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
}
