#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A new version of a file, in the same folder, until it takes the place of the old one.
///
/// Nobody can guess its name, so no link can be prepared under it, and no other run uses it. The run keeps the file locked,
/// and the system unlocks the files of a killed run.
package struct UnfinishedFile {
    /// The path as the system's bytes, because it may not be UTF-8.
    private let path: [CChar]
    package let descriptor: Int32

    /// Hidden, so that a build does not take it for a source.
    private static let name = (start: ".furnish-", end: ".unfinished")
    private static let pattern = name.start + String(repeating: "[0-9a-f]", count: 16) + name.end

    /// Creates an empty file. Nil if that fails; `errno` tells why.
    ///
    /// - Parameter mode: The user's mask applies to it.
    package init?(in folder: [CChar], mode: mode_t) {
        var (path, descriptor) = ([CChar](), Int32(-1))
        repeat {
            let number = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
            path = Array(folder.dropLast() + "/\(Self.name.start)\(number)\(Self.name.end)".utf8CString)
            descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        } while descriptor < 0 && errno == EEXIST
        guard descriptor >= 0 else { return nil }
        // Without a lock, another run may remove the file. Then this run fails and loses nothing.
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
        self.path = path
        self.descriptor = descriptor
    }

    /// Takes the place of another file.
    ///
    /// - Returns: Whether that worked. If it did not, the file still exists, and `errno` tells why.
    package func replace(_ target: [CChar]) -> Bool {
        guard rename(path, target) == 0 else { return false }
        close(descriptor)
        return true
    }

    /// Keeps `errno`, which tells why the file is not needed.
    package func remove() {
        let reason = errno
        unlink(path)
        close(descriptor)
        errno = reason
    }

    /// Removes the files that killed runs left in a folder.
    package static func removeLeftovers(in folder: [CChar]) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { name in
                let name = name.assumingMemoryBound(to: CChar.self).baseAddress!
                // Most files of a folder have other names, and a pattern takes long to compare.
                guard name[0] == CChar(UInt8(ascii: ".")), fnmatch(pattern, name, 0) == 0 else { return }
                removeLeftover(name, in: dirfd(stream))
            }
        }
    }

    private static func removeLeftover(_ name: UnsafePointer<CChar>, in folder: Int32) {
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // Only the lock of a run that still lives prevents this one.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlinkat(folder, name, 0) }
    }
}
