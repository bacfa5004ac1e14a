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
    /// Replaces the contents of sources: of all or of none. A signal that would end the run waits until that is done.
    ///
    /// - Parameter changes: The sources as they were read, and their new contents.
    /// - Throws: If a file is read-only or has changed since it was read. The error names it, and all files that are
    ///   written nevertheless.
    static func rewrite(_ changes: [(before: SourceFile, after: SourceFile)]) throws(FileError) {
        let signals = [SIGHUP, SIGINT, SIGTERM]
        let handlers = signals.map { signal($0, SIG_IGN) }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
        var sources: [RewrittenSource] = []
        var written = 0
        do throws(FileError) {
            for change in changes { sources.append(try RewrittenSource(change.before)) }
            try checkDistinct(sources)
            for folder in Set(sources.map(\.folder)) { UnfinishedFile.removeLeftovers(in: folder) }
            for (source, change) in zip(sources, changes) {
                try source.replace(change.before, by: change.after)
                written += 1
            }
        } catch {
            let left = (0..<written).reversed().filter { row in
                (try? sources[row].replace(changes[row].after, by: changes[row].before)) == nil
            }
            let result =
                left.isEmpty
                ? "so nothing was written"
                : "but these files were written: \(left.reversed().map { sources[$0].path }.joined(separator: ", "))"
            throw FileError(error.path, "\(error.reason), \(result)")
        }
    }

    /// Two names of a file have changes of their own, and the second ones would overwrite the first.
    private static func checkDistinct(_ sources: [RewrittenSource]) throws(FileError) {
        var known: [FileIdentity: String] = [:]
        for source in sources {
            if let other = known.updateValue(source.path, forKey: source.identity) {
                throw FileError(source.path, "The same file as \(other)")
            }
        }
    }
}

/// A source that `fix` changes.
private struct RewrittenSource {
    /// As the user wrote it.
    let path: String
    /// The path without symbolic links, so that they stay.
    private let target: [CChar]
    private let status: stat

    var folder: [CChar] { Files.folder(of: target) }

    /// - Throws: If it cannot be replaced, or is not what was read.
    init(_ source: SourceFile) throws(FileError) {
        path = source.path
        guard let target = Files.resolved(path) else { throw FileError(path) }
        self.target = target
        var status = stat()
        guard stat(target, &status) == 0 else { throw FileError(path) }
        self.status = status
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, "Not a regular file") }
        // The superuser may write to any file, but a file without the permission is not meant to change.
        guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
            throw FileError(path, "The file is read-only")
        }
        try check(holds: source)
    }

    var identity: FileIdentity { FileIdentity(status) }

    /// An editor may save the file at any time, so this is asked again right before it is replaced.
    private func check(holds source: SourceFile) throws(FileError) {
        let descriptor = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        guard Files.holds(try Files.read(descriptor, path), source.bytes) else {
            throw FileError(path, "The file has changed since it was read")
        }
    }

    /// Replaces the file in one step.
    func replace(_ before: SourceFile, by after: SourceFile) throws(FileError) {
        // Only the owner may read the new text before it has the mode of the old one.
        guard let unfinished = UnfinishedFile(in: folder, mode: 0o600) else { throw FileError(path) }
        do throws(FileError) {
            guard Files.write(UnsafeRawBufferPointer(after.bytes), to: unfinished.descriptor),
                fchmod(unfinished.descriptor, status.st_mode & 0o7777) == 0
            else { throw FileError(path) }
            try check(holds: before)
            guard unfinished.replace(target) else { throw FileError(path) }
        } catch {
            unfinished.remove()
            throw error
        }
    }
}
