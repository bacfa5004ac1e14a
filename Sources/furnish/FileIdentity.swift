import FurnishCore
import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells whether two paths lead to the same file: symbolic and hard links give a file several paths.
struct FileIdentity: Equatable {
    private let device, number: UInt64
    /// The name of a file that does not exist yet. Then the numbers are those of its folder.
    private let name: Spelling?

    /// Whether there was no file.
    var isNew: Bool { name != nil }

    private init(_ status: stat, newName: String? = nil) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        name = newName.map { Spelling($0) }
    }

    /// Nil for a device or a pipe, which holds nothing that could be lost, and in a folder that does not exist.
    init?(_ path: String) {
        if let status = Files.status(of: path) {
            guard status.isFile else { return nil }
            self.init(status)
        } else {
            guard let status = Files.status(of: Files.folder(of: path)) else { return nil }
            self.init(status, newName: FilePath.name(path))
        }
    }
}

extension Inputs {
    /// Leaves out the file to generate, which is one of the sources where it is committed.
    mutating func removeGeneratedOutput() {
        guard let output, let identity = FileIdentity(output) else { return }
        let name = FilePath.name(output)
        modules[0].paths.removeAll { path in
            guard path.hasSuffix(name), FileIdentity(path) == identity else { return false }
            return (try? Files.read(path).isGenerated) == true
        }
    }

    /// Refuses to overwrite an input, whatever its path.
    func checkOverwrites() throws(FileError) {
        let results = try results()
        // A clean build overwrites nothing.
        if results.allSatisfy(\.file.isNew) { return }
        let paths = argumentFiles + modules.flatMap(\.paths) + otherFiles
        let identities = concurrently(paths.count) { rows in rows.map { FileIdentity(paths[$0]) } }
        for row in paths.indices {
            if let result = results.first(where: { $0.file == identities[row] }) {
                throw FileError(paths[row], "An input cannot be the \(result.name)")
            }
        }
    }

    /// The files that a run writes, each with its name for messages. Refuses to write two of them to one file.
    private func results() throws(FileError) -> [(file: FileIdentity, name: String)] {
        var results: [(file: FileIdentity, name: String)] = []
        for (path, name) in [(output, "output"), (record, "record")] {
            guard let path, let file = FileIdentity(path) else { continue }
            if let other = results.first(where: { $0.file == file }) {
                throw FileError(path, "The \(other.name) cannot be the \(name)")
            }
            results.append((file, name))
        }
        return results
    }
}
