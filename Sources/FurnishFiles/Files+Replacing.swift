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
        let written = bytes.withUnsafeBytes { bytes in Result { () throws(FileError) in try write(path, bytes) } }
        try written.get()
    }

    /// Writes the file atomically.
    static func write(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(FileError) {
        let target = try target(of: path)
        UnfinishedFile.removeLeftovers(of: [target], in: folder(of: target))
        guard let unfinished = UnfinishedFile(of: target, mode: 0o644) else { throw FileError(path) }
        guard write(bytes, to: unfinished.descriptor), unfinished.replace(target) else {
            unfinished.remove()
            throw FileError(path)
        }
    }

    /// Where a symbolic link leads to, so that the link stays. If it leads to no file yet, the system makes one.
    private static func target(of path: String) throws(FileError) -> [CChar] {
        if let existing = resolved(path) { return existing }
        guard isLink(path) else { return Array(path.utf8CString) }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        close(descriptor)
        guard let created = resolved(path) else { throw FileError(path) }
        return created
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path without symbolic links, as the system's bytes, because it may not be UTF-8; nil if it leads to no file.
    package static func resolved(_ path: String) -> [CChar]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved) + 1))
    }

    package static func folder(of path: [CChar]) -> [CChar] {
        let start = nameStart(of: path)
        return start == 0 ? Array(".".utf8CString) : path[..<max(start - 1, 1)] + [0]
    }

    static func nameStart(of path: [CChar]) -> Int { path.lastIndex(of: CChar(UInt8(ascii: "/"))).map { $0 + 1 } ?? 0 }

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
            #if canImport(Darwin)
                let count = Darwin.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
            #elseif canImport(Glibc)
                let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
            #endif
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }
}
