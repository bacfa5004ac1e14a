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
        var written: [(unfinished: UnfinishedFile, source: SourceFile, target: [CChar])] = []
        do throws(FileError) {
            for file in files {
                let target = try writableTarget(of: file.path)
                let folder = folder(of: target.path)
                UnfinishedFile.removeLeftovers(in: folder)
                guard let unfinished = UnfinishedFile(in: folder, mode: 0o600) else { throw FileError(file.path) }
                written.append((unfinished, file, target.path))
                guard write(UnsafeRawBufferPointer(file.bytes), to: unfinished.descriptor),
                    fchmod(unfinished.descriptor, target.mode) == 0
                else { throw FileError(file.path) }
            }
        } catch {
            for file in written { file.unfinished.remove() }
            throw error
        }
        for file in written where !file.unfinished.replace(file.target) { throw FileError(file.source.path) }
    }

    /// The file that a path leads to through symbolic links, and its mode.
    private static func writableTarget(of path: String) throws(FileError) -> (path: [CChar], mode: mode_t) {
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
