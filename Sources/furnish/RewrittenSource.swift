import FurnishCore
import FurnishFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A source that `fix` changes.
struct RewrittenSource {
    /// As the user wrote it.
    let path: String
    /// The path without symbolic links, so that they stay.
    let target: [CChar]
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
    private func check(holds source: SourceFile) throws(FileError) { try check(target, holds: source) }

    private func check(_ file: [CChar], holds source: SourceFile) throws(FileError) {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        try check(descriptor, holds: source)
    }

    private func check(_ descriptor: Int32, holds source: SourceFile) throws(FileError) {
        guard Files.holds(try Files.read(descriptor, path), source.bytes) else {
            throw FileError(path, Self.hasChanged)
        }
    }

    private static let hasChanged = "The file has changed since it was read"

    /// Replaces the file in one step. If the new file cannot keep all that belongs to the old one, writes into the old one.
    func replace(_ before: SourceFile, by after: SourceFile) throws(FileError) {
        // Another hard link would keep the old text.
        if status.st_nlink == 1, try replaceInOneStep(before, by: after) { return }
        try overwrite(before, by: after)
    }

    /// - Returns: False if the owner or an attribute cannot be kept, or if no other file may take the place of this one.
    private func replaceInOneStep(_ before: SourceFile, by after: SourceFile) throws(FileError) -> Bool {
        // Only the owner may read the new text before it has the mode of the old one.
        guard let unfinished = UnfinishedFile(of: target, mode: 0o600) else { throw FileError(path) }
        do throws(FileError) {
            guard Files.write(UnsafeRawBufferPointer(after.bytes), to: unfinished.descriptor) else {
                throw FileError(path)
            }
            if copyAttributes(to: unfinished.descriptor) {
                try check(holds: before)
                if try exchange(unfinished, before, after) { return true }
                // The file system may be unable to exchange files. Then an edit that is saved right now is lost.
                if [ENOSYS, EINVAL, ENOTSUP].contains(errno), unfinished.replace(target) { return true }
                // Only a file that is mounted by itself is too busy to be replaced.
                guard errno == EBUSY || errno == EXDEV else { throw FileError(path) }
            }
        } catch {
            unfinished.remove()
            throw error
        }
        unfinished.remove()
        return false
    }

    /// Exchanges the files, so that what an editor saved since the last look comes out and goes back.
    private func exchange(
        _ new: UnfinishedFile, _ before: SourceFile, _ after: SourceFile
    ) throws(FileError) -> Bool {
        let old = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard old >= 0 else { return false }
        defer { close(old) }
        // Another run does not take it for a leftover.
        _ = flock(old, LOCK_EX | LOCK_NB)
        guard new.exchange(with: target) else { return false }
        guard (try? check(new.path, holds: before)) == nil else {
            new.remove()
            return true
        }
        // The editor may have saved again, and then that comes out.
        if new.exchange(with: target), (try? check(new.path, holds: after)) == nil { _ = new.exchange(with: target) }
        throw FileError(path, Self.hasChanged)
    }

    /// Gives a new file the owner, the mode and the extended attributes of this one.
    private func copyAttributes(to new: Int32) -> Bool {
        let old = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard old >= 0 else { return false }
        defer { close(old) }
        var created = stat()
        guard fstat(new, &created) == 0 else { return false }
        let hasOwner = created.st_uid == status.st_uid && created.st_gid == status.st_gid
        guard hasOwner || fchown(new, status.st_uid, status.st_gid) == 0 else { return false }
        // The mode comes last, because a change of the owner removes some of its bits.
        return ExtendedAttributes.copy(from: old, to: new) && fchmod(new, status.st_mode & 0o7777) == 0
    }

    private func overwrite(_ before: SourceFile, by after: SourceFile) throws(FileError) {
        let descriptor = open(target, O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        try check(descriptor, holds: before)
        guard Self.write(after.bytes, over: before.bytes.count, in: descriptor) else {
            let error = FileError(path)
            ftruncate(descriptor, off_t(before.bytes.count))
            _ = Self.write(before.bytes, over: before.bytes.count, in: descriptor)
            throw error
        }
    }

    /// Writes first what makes the file longer. If there is no space for it, nothing else has changed.
    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, over count: Int, in descriptor: Int32) -> Bool {
        let bytes = UnsafeRawBufferPointer(bytes)
        let common = min(count, bytes.count)
        return lseek(descriptor, off_t(common), SEEK_SET) >= 0
            && Files.write(UnsafeRawBufferPointer(rebasing: bytes[common...]), to: descriptor)
            && lseek(descriptor, 0, SEEK_SET) >= 0
            && Files.write(UnsafeRawBufferPointer(rebasing: bytes[..<common]), to: descriptor)
            && ftruncate(descriptor, off_t(bytes.count)) == 0
    }
}

extension UnfinishedFile {
    /// Changes places with another file in one step, so that this path leads to the other one.
    ///
    /// - Returns: Whether that worked; `errno` tells why not.
    fileprivate func exchange(with target: [CChar]) -> Bool {
        #if canImport(Darwin)
            return renamex_np(path, target, UInt32(RENAME_SWAP)) == 0
        #else
            guard let renameat2 = Self.renameat2 else {
                errno = ENOSYS
                return false
            }
            let exchange: UInt32 = 1 << 1
            return renameat2(AT_FDCWD, path, AT_FDCWD, target, exchange) == 0
        #endif
    }

    #if !canImport(Darwin)
        private typealias Rename =
            @convention(c) (
                Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
            ) -> Int32

        /// Swift does not see this function of the C library. A static tool cannot look it up.
        private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
    #endif
}
