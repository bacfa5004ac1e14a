/// The system's data about a file. If it changes, the file's bytes may have changed too.
package struct FileStamp: Equatable, Sendable, BitwiseCopyable {
    fileprivate let size, number, modified, changed: UInt64

    /// - Parameters:
    ///   - size: In bytes.
    ///   - number: Identifies the file, because another file can take its name.
    ///   - modified: When the bytes were last written, in nanoseconds.
    ///   - changed: When the bytes or the file's attributes last changed, in nanoseconds.
    package init(size: UInt64, number: UInt64, modified: UInt64, changed: UInt64) {
        self.size = size
        self.number = number
        self.modified = modified
        self.changed = changed
    }

    /// Whether a file may have changed since it had the stamp `known`.
    ///
    /// - Parameter written: The stamp of the file in which `known` was written.
    func mayDiffer(from known: FileStamp, written: FileStamp) -> Bool {
        // A change shortly after the record was written might leave the same time: the clocks of some file systems tick every two seconds.
        self != known || modified &+ 2_000_000_000 > written.modified
    }
}

/// Everything that determined the output of a run without diagnostics. If nothing of it has changed, the next run has
/// nothing to do.
///
/// A file counts as unchanged if its stamp is unchanged, or else if its fingerprint is. Most edits are in function bodies
/// or in files without markers, and change no fingerprint.
package struct RunRecord {
    package struct File: Equatable, Sendable {
        package let stamp: FileStamp
        package let fingerprint: Fingerprint

        package init(_ stamp: FileStamp, _ fingerprint: Fingerprint) {
            self.stamp = stamp
            self.fingerprint = fingerprint
        }
    }

    /// A digest of the tool and its command line.
    package let command: UInt64
    /// The output, followed by the inputs.
    package let files: [File]

    package init(command: UInt64, files: [File]) {
        self.command = command
        self.files = files
    }

    package static func command(_ arguments: [String], tool: FileStamp) -> UInt64 {
        var digest = Digest()
        for argument in arguments { digest.add(NameTable.hash(argument)) }
        for number in [tool.size, tool.number, tool.modified, tool.changed] { digest.add(number) }
        return digest.value
    }

    /// The rows of files that may have changed.
    ///
    /// - Parameters:
    ///   - stamps: The current stamps of all files, in the same order.
    ///   - written: The stamp of this record's own file.
    package func possiblyChanged(_ stamps: [FileStamp], written: FileStamp) -> [Int] {
        files.indices.filter { stamps[$0].mayDiffer(from: files[$0].stamp, written: written) }
    }

    // MARK: Bytes

    /// Reads the result of `bytes`, written on the same machine; nil if the length is wrong.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let start = MemoryLayout<UInt64>.size
        let count = (bytes.count - start) / MemoryLayout<File>.stride
        guard count >= 0, bytes.count == start + count * MemoryLayout<File>.stride else { return nil }
        let bytes = UnsafeRawBufferPointer(bytes)
        let files = [File](unsafeUninitializedCapacity: count) { files, filled in
            UnsafeMutableRawBufferPointer(files).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start...]))
            filled = count
        }
        self.init(command: bytes.loadUnaligned(as: UInt64.self), files: files)
    }

    package var bytes: [UInt8] {
        withUnsafeBytes(of: command) { Array($0) } + files.withUnsafeBytes { Array($0) }
    }
}
