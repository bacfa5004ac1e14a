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
    package let path: [CChar]
    package let descriptor: Int32

    /// Hidden, so that a build does not take it for a source.
    private static let start = ".furnish-"
    private static let end = ".unfinished"
    private static let digits = 16

    /// The prefix of the names of all new versions of a file. Runs that write other files into the folder leave them alone.
    private static func start(of target: [CChar]) -> [CChar] {
        // A name may have 255 bytes.
        start.utf8CString.dropLast() + target[Files.nameStart(of: target)...].dropLast().prefix(150)
    }

    /// Creates an empty file. Nil if that fails; `errno` tells why.
    ///
    /// - Parameters:
    ///   - target: The path of the old version.
    ///   - mode: The user's mask applies to it.
    package init?(of target: [CChar], mode: mode_t) {
        let start = Self.start(of: target)
        var (path, descriptor) = ([CChar](), Int32(-1))
        repeat {
            let number = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
            path =
                Files.folder(of: target).dropLast() + "/".utf8CString.dropLast() + start
                + "-\(number)\(Self.end)".utf8CString
            descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            // Until it is locked, another run of the same command may take it for a leftover.
            if descriptor >= 0, flock(descriptor, LOCK_EX) == 0, Self.isRemoved(descriptor) {
                close(descriptor)
                (descriptor, errno) = (-1, EEXIST)
            }
        } while descriptor < 0 && errno == EEXIST
        guard descriptor >= 0 else { return nil }
        self.path = path
        self.descriptor = descriptor
    }

    private static func isRemoved(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink == 0
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

    /// Removes the new versions of some files of a folder that killed runs left there.
    package static func removeLeftovers(of targets: [[CChar]], in folder: [CChar]) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        let starts = Set(targets.map(start))
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { name in
                let name = name.assumingMemoryBound(to: CChar.self).baseAddress!
                // Most files of a folder have other names.
                guard strncmp(name, start, start.utf8.count) == 0 else { return }
                let bytes = Array(UnsafeBufferPointer(start: name, count: strlen(name)))
                let length = bytes.count - digits - end.utf8.count - 1
                guard length > 0, String(cString: name).hasSuffix(end), starts.contains(Array(bytes[..<length])) else {
                    return
                }
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
