import FurnishCore
import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writing to devices and pipes, and through links.
extension Files {
    /// Writes to a device or a pipe, and replaces the file that a symbolic link leads to, so that the link stays.
    static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        if isStream(path) { return try print(bytes, to: path) }
        try replace(isLink(path) ? realpath(path, nil).map { String(cString: $0) } ?? path : path, with: bytes)
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether the path is a device or a pipe, which is written to because it must not be replaced by a file. So is
    /// the standard output, even if it leads to a file.
    private static func isStream(_ path: String) -> Bool {
        if openDescriptor(path) != nil { return true }
        return status(of: path).map { ![S_IFREG, S_IFDIR].contains($0.st_mode & S_IFMT) } ?? false
    }

    /// The descriptor that a path stands for. If it leads to a file, opening the path again would write at the start of
    /// that file, over what was printed before.
    private static func openDescriptor(_ path: String) -> Int32? {
        switch path {
        case "/dev/stdout": STDOUT_FILENO
        case "/dev/stderr": STDERR_FILENO
        default: path.hasPrefix("/dev/fd/") ? UInt16(path.dropFirst("/dev/fd/".count)).map(Int32.init) : nil
        }
    }

    private static func print(_ bytes: [UInt8], to path: String) throws(FileError) {
        let known = openDescriptor(path)
        // Without `O_NONBLOCK`, this would wait until something opens a pipe to read from it.
        let descriptor = known ?? open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENXIO ? FileError(path, "Nothing reads from this pipe") : FileError(path)
        }
        defer { if known == nil { close(descriptor) } }
        // The reader may be slower.
        if known == nil { _ = fcntl(descriptor, F_SETFL, 0) }
        guard bytes.withUnsafeBytes({ write($0, to: descriptor) }) else { throw FileError(path) }
    }
}
