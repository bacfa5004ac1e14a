import FurnishCore
import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Rewriting the user's sources.
extension Files {
    /// Replaces the contents of sources, each in one step.
    ///
    /// - Parameter changes: The sources as they were read, and their new contents.
    /// - Throws: If a file is read-only or has changed since it was read. The error says which files were written before.
    static func rewrite(_ changes: [(before: SourceFile, after: SourceFile)]) throws(FileError) {
        var written: [String] = []
        do throws(FileError) {
            for change in changes { try checkIsUnchanged(change.before) }
            for change in changes {
                // An editor may have saved the file meanwhile.
                try checkIsUnchanged(change.before)
                try write(change.before.path, Array(change.after.bytes))
                written.append(change.before.path)
            }
        } catch {
            let list = written.joined(separator: ", ")
            let result = written.isEmpty ? "so nothing was written" : "but these files were written: \(list)"
            throw FileError(error.path, "\(error.reason), \(result)")
        }
    }

    private static func checkIsUnchanged(_ source: SourceFile) throws(FileError) {
        // A new file had no bytes before.
        if source.bytes.isEmpty, !exists(source.path) { return }
        var status = stat()
        guard stat(source.path, &status) == 0 else { throw FileError(source.path) }
        // The superuser may write to any file, but a file without the permission is not meant to change.
        guard status.st_mode & 0o222 != 0, access(source.path, W_OK) == 0 else {
            throw FileError(source.path, "The file is read-only")
        }
        guard try read(source.path).holds(source.bytes) else {
            throw FileError(source.path, "The file has changed since it was read")
        }
    }
}
