import FurnishCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writing whole files.
extension Files {
    /// Replaces the file atomically, and only if its contents change, so that nothing is rebuilt without need.
    static func replace(_ path: String, with text: String) throws(FileError) {
        try replace(path, with: Array(text.utf8))
    }

    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        if isStream(path) { return try print(bytes, to: path) }
        if let known = try? read(path), bytes.withUnsafeBufferPointer({ holds(known, $0) }) { return }
        // A symbolic link stays.
        let target = isLink(path) ? realpath(path, nil).map { String(cString: $0) } ?? path : path
        // Hidden, so that a build does not take it for a source. Nobody can guess the name, so no link can be prepared under it.
        let number = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
        let unfinished = folder(of: target) + "/.furnish-\(number).unfinished"
        var known = stat()
        let isKnown = stat(target, &known) == 0
        let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        if isKnown { fchmod(descriptor, known.st_mode & 0o777) }
        guard bytes.withUnsafeBytes({ write($0, to: descriptor) }), rename(unfinished, target) == 0 else {
            let error = FileError(path)
            unlink(unfinished)
            throw error
        }
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    static func folder(of path: String) -> String {
        let name = FilePath.name(path)
        return name.utf8.count == path.utf8.count ? "." : String(path.dropLast(name.count))
    }

    /// Whether the path is a device or a pipe, which is written to because it must not be replaced by a file. So is
    /// the standard output, even if it leads to a file.
    private static func isStream(_ path: String) -> Bool {
        if openDescriptor(path) != nil { return true }
        var status = stat()
        return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
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

    package static func holds(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return file.bytes.isEmpty }
        return bytes.count == file.bytes.count && start.equals(file.bytes.baseAddress!, count: bytes.count)
    }

    static func write(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = writeSome(UnsafeRawBufferPointer(rebasing: bytes[sent...]), descriptor)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }
}

/// Outside of `Files`, whose own `write` would hide that of the system.
private func writeSome(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress!, bytes.count)
}

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
