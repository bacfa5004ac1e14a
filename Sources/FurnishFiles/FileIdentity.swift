import FurnishCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells whether two paths lead to the same file: symbolic and hard links give a file several paths.
struct FileIdentity: Hashable {
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
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return nil }
            self.init(status)
        } else {
            guard stat(Files.folder(of: path), &status) == 0 else { return nil }
            self.init(status, newName: FilePath.name(path))
        }
    }
}
