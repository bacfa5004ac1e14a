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
            for (folder, sources) in Dictionary(grouping: sources, by: \.folder) {
                UnfinishedFile.removeLeftovers(of: sources.map(\.target), in: folder)
            }
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
