/// The inputs of a run without diagnostics. A later run with the same inputs has nothing to do. Most edits change nothing
/// that matters: they are inside functions, or in files without markers.
///
/// A file is unchanged if its stamp is, or else if its outline is.
public struct Record {
    /// The file system's facts about a file, known without reading it. If they differ, the bytes may differ.
    public struct Stamp: Equatable, Sendable {
        fileprivate let size, number, modified, changed: UInt64

        /// - Parameters:
        ///   - size: In bytes.
        ///   - number: The file's own number, which differs when another file takes its name.
        ///   - modified: The time at which its bytes were last written, in nanoseconds.
        ///   - changed: The time at which its bytes or its attributes last changed, in nanoseconds.
        public init(size: UInt64, number: UInt64, modified: UInt64, changed: UInt64) {
            self.size = size
            self.number = number
            self.modified = modified
            self.changed = changed
        }

        /// Whether the file was written so close to another write that a second write may carry the same time: the clocks
        /// of some file systems tick every two seconds.
        fileprivate func isFresh(at other: Stamp) -> Bool { modified &+ 2_000_000_000 > other.modified }
    }

    public struct File: Equatable, Sendable {
        public let stamp: Stamp
        public let outline: Outline

        public init(_ stamp: Stamp, _ outline: Outline) {
            self.stamp = stamp
            self.outline = outline
        }
    }

    /// A digest of the tool's version and its command line.
    public let command: UInt64
    /// The output first, then the inputs.
    public let files: [File]

    public init(command: UInt64, files: [File]) {
        self.command = command
        self.files = files
    }

    public static func command(_ arguments: [String], tool: Stamp) -> UInt64 {
        var digest = Digest()
        for argument in arguments { digest.add(NameTable.hash(argument)) }
        for number in [tool.size, tool.number, tool.modified, tool.changed] { digest.add(number) }
        return digest.value
    }

    /// The rows of the files that must be read again.
    ///
    /// - Parameters:
    ///   - stamps: The files' current stamps, in the same order.
    ///   - written: The stamp of this record's own file.
    public func doubtful(_ stamps: [Stamp], written: Stamp) -> [Int] {
        files.indices.filter { files[$0].stamp != stamps[$0] || stamps[$0].isFresh(at: written) }
    }

    // MARK: As bytes

    /// Reads what `bytes` wrote on the same machine; nil for anything else.
    public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
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

    public var bytes: [UInt8] {
        withUnsafeBytes(of: command) { Array($0) } + files.withUnsafeBytes { Array($0) }
    }
}
