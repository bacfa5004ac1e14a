import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What Git knows of files.
extension Files {
    /// Those of some files whose changes are not committed. None where there is no Git, or no work tree.
    static func uncommitted(_ paths: [String]) -> [String] {
        paths.filter { path in
            let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            guard let output = popen("git status --porcelain -- '\(quoted)' 2>/dev/null", "r") else { return false }
            defer { pclose(output) }
            return fgetc(output) != EOF
        }
    }
}
