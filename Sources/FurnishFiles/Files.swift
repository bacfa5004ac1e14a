import FurnishCore

#if canImport(Darwin)
    import Darwin
    import MachO
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package struct FileError: Error {
    package let path: String
    package let reason: String

    /// Takes the reason from `errno`.
    package init(_ path: String) { self.init(path, String(cString: strerror(errno))) }

    package init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }
}

/// Access to the file system and the standard streams. Only this type calls the system.
package enum Files {
    /// - Throws: The error of the first file that cannot be read.
    package static func read(_ paths: [String]) throws(FileError) -> [SourceFile] {
        let results: [Result<SourceFile, FileError>] = concurrently(paths.count) { rows in
            let arena = SourceArena()
            return rows.map { row in Result { () throws(FileError) in try read(paths[row], into: arena) } }
        }
        return try results.map { result throws(FileError) in try result.get() }
    }

    package static func read(_ path: String) throws(FileError) -> SourceFile { try read(path, into: SourceArena()) }

    private static func read(_ path: String, into arena: SourceArena) throws(FileError) -> SourceFile {
        // Without `O_NONBLOCK`, this would wait until something opens a pipe to write to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        return try read(descriptor, path, into: arena)
    }

    /// - Parameter path: The path that messages show.
    package static func read(
        _ descriptor: Int32, _ path: String, into arena: SourceArena = SourceArena()
    ) throws(FileError) -> SourceFile {
        try arena.store(path) { buffer, offset throws(FileError) in
            if offset >= usualSize { try checkEnds(descriptor, path) }
            var count = readSome(descriptor, buffer)
            if count < 0, errno == EAGAIN {
                // A pipe that something will write to. The rest is read as it comes.
                _ = fcntl(descriptor, F_SETFL, 0)
                count = readSome(descriptor, buffer)
            }
            guard count >= 0 else { throw FileError(path) }
            if count == 0, offset == 0 { try checkIsWritten(descriptor, path) }
            return count
        }
    }

    /// Refuses an empty pipe that has a name. Its text may come later, and the result without it would be wrong. A pipe
    /// that the tool inherits, such as that of `<(…)` in a shell, may be empty: something wrote to it from its start.
    private static func checkIsWritten(_ descriptor: Int32, _ path: String) throws(FileError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path) }
        let isInherited = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        guard isInherited || status.st_mode & S_IFMT != S_IFIFO else {
            throw FileError(path, "Nothing is written to this pipe")
        }
    }

    /// The size in bytes above which the kind of a file is checked.
    private static let usualSize = 1 &<< 20

    /// Refuses devices, which may never end.
    private static func checkEnds(_ descriptor: Int32, _ path: String) throws(FileError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path) }
        guard status.isFile else { throw FileError(path, "Not a regular file") }
        guard status.st_size < UInt32.max else { throw FileError(path, "File too large") }
    }

    /// The nonempty lines, without line endings.
    ///
    /// - Throws: If the file is not UTF-8, or contains a zero byte, where the system would end a path.
    static func readLines(_ path: String) throws(FileError) -> [String] {
        let file = try read(path)
        var text = file.text
        guard text.withUTF8(file.holds), file.bytes.baseAddress!.offset(of: 0, from: 0, to: file.bytes.count) == nil
        else { throw FileError(path, "Not UTF-8 text") }
        var lines: [String] = []
        var start = 0
        while start < file.bytes.count {
            let lineEnd = file.bytes.baseAddress!.offset(of: UInt8(ascii: "\n"), from: start, to: file.bytes.count)
            var end = lineEnd ?? file.bytes.count
            let next = end + 1
            if end > start, file.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            if end > start { lines.append(file.text(ByteRange(UInt32(start), UInt32(end)))) }
            start = next
        }
        return lines
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The system's data about the file or folder at a path. Follows links. Nil if nothing is there.
    package static func status(of path: UnsafePointer<CChar>) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// The stamp of a file. Nil if there is none, or if it is a device or a pipe: they tell neither whether they have
    /// changed nor the same text twice.
    static func stamp(_ path: UnsafePointer<CChar>) -> FileStamp? {
        guard let status = status(of: path), status.isFile else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return FileStamp(
            size: UInt64(status.st_size), number: UInt64(status.st_ino), modified: nanoseconds(modified),
            changed: nanoseconds(changed))
    }

    /// The stamp of the running tool; nil if the system does not tell. Its first argument may be a name without a folder.
    static let executableStamp: FileStamp? = {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&path, &size) == 0 ? stamp(path) : nil
        #else
            return stamp("/proc/self/exe")
        #endif
    }()

    private static func nanoseconds(_ time: timespec) -> UInt64 {
        UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    }

    /// A variable of the environment; nil if it is not set.
    package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    package static func printError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

    /// Prints diagnostics as plain text to standard error.
    ///
    /// Xcode may show a diagnostic without its notes, which are then only in the log. So the diagnostic says the fixes too.
    package static func printDiagnostics(_ diagnostics: [Diagnostic]) {
        let saysFixes = environment("XCODE_VERSION_ACTUAL") != nil
        if !diagnostics.isEmpty { printError(Renderer.render(diagnostics, saysFixes: saysFixes)) }
    }

    static func endProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// The Swift files in a folder and in the folders inside it, sorted. Hidden files, such as those of a build, and links to folders
    /// are left out.
    static func swiftFiles(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var files: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                files += swiftFiles(in: path)
            } else if name.hasSuffix(".swift") {
                files.append(path)
            }
        }
        return files.sorted { $0.precedes($1) }
    }

    /// Replaces the file atomically, and only if its contents change, so that nothing is rebuilt without need.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        var known = stat()
        let exists = lstat(path, &known) == 0
        // A link, a device or a pipe must stay one, and reading a pipe may never end.
        if exists, !known.isFile { throw FileError(path, "Not a regular file") }
        if let file = try? read(path), bytes.withUnsafeBufferPointer(file.holds) { return }
        // Hidden, so that a build does not take it for a source. Nobody can guess the name, so no link can be prepared under it.
        let number = String(UInt64.random(in: 1 &<< 60 ... .max), radix: 16)
        let unfinished = folder(of: path) + "/.furnish-\(number).unfinished"
        let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        // The superuser may write a file that belongs to somebody else.
        if exists { _ = fchown(descriptor, known.st_uid, known.st_gid) }
        if exists { fchmod(descriptor, known.st_mode & 0o777) }
        guard bytes.withUnsafeBytes({ write($0, to: descriptor) }), rename(unfinished, path) == 0 else {
            let error = FileError(path)
            unlink(unfinished)
            throw error
        }
    }

    package static func folder(of path: String) -> String {
        let name = FilePath.name(path)
        return name.utf8.count == path.utf8.count ? "." : String(path.dropLast(name.count))
    }

    package static func write(_ text: String, to descriptor: Int32) -> Bool {
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

extension stat {
    /// Whether it is a file, and no folder, device or pipe.
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Outside of `Files`, whose own `read` would hide that of the system.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress!, buffer.count)
}

/// Outside of `Files`, whose own `write` would hide that of the system.
private func writeSome(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress!, bytes.count)
}
