import FurnishCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Rewriting the user's sources.
extension Files {
    /// Replaces the contents of sources, and keeps their modes and the symbolic links that lead to them.
    ///
    /// - Throws: If one of them is read-only. Then none is changed.
    static func rewrite(_ files: [SourceFile]) throws(FileError) {
        var written: [(unfinished: String, path: String)] = []
        do throws(FileError) {
            for file in files {
                let target = try writableTarget(of: file.path)
                let unfinished = unfinished(target.path)
                written.append((unfinished, target.path))
                guard create(unfinished, holding: UnsafeRawBufferPointer(file.bytes), mode: target.mode) else {
                    throw FileError(file.path)
                }
            }
        } catch {
            for file in written { unlink(file.unfinished) }
            throw error
        }
        for file in written where rename(file.unfinished, file.path) != 0 { throw FileError(file.path) }
    }

    /// The file that a path leads to through symbolic links, and its mode.
    private static func writableTarget(of path: String) throws(FileError) -> (path: String, mode: mode_t) {
        guard let resolved = resolved(path) else { throw FileError(path) }
        var status = stat()
        guard stat(resolved, &status) == 0 else { throw FileError(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, "Not a regular file") }
        // The superuser may write to any file, but a file without the permission is not meant to change.
        guard status.st_mode & 0o222 != 0, access(resolved, W_OK) == 0 else {
            throw FileError(path, "The file is read-only, so nothing was written")
        }
        return (resolved, status.st_mode & 0o7777)
    }
}
