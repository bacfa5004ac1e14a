/// What a run was made from that had nothing to complain of. A later run has nothing to do where all of it is as it was:
/// most edits are inside of functions, or in files without markers.
///
/// A file is as it was when the system says so, or else when its outline is.
public struct Record {
    /// What the system knows of a file without reading it. Another one means that its bytes may be others.
    public struct Stamp: Equatable, Sendable {
        fileprivate let size, number, modified, changed: UInt64

        /// - Parameters:
        ///   - size: In bytes.
        ///   - number: Which file it is: another one can take its name.
        ///   - modified: When its bytes were written, in nanoseconds.
        ///   - changed: When anything of it was, in nanoseconds.
        public init(size: UInt64, number: UInt64, modified: UInt64, changed: UInt64) {
            self.size = size
            self.number = number
            self.modified = modified
            self.changed = changed
        }

        /// Whether it was written so shortly before something else, or after it, that it may have been written twice with
        /// the same time on it: the clocks of some file systems tick every two seconds.
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

    /// Stands for the tool and its command line.
    public let command: UInt64
    /// What was written first, then what was read.
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

    /// The rows of the files that have to be looked at.
    ///
    /// - Parameters:
    ///   - stamps: The files' own now, in the same order.
    ///   - written: That of this record.
    public func doubtful(_ stamps: [Stamp], written: Stamp) -> [Int] {
        files.indices.filter { files[$0].stamp != stamps[$0] || stamps[$0].isFresh(at: written) }
    }

    // MARK: As bytes

    /// Nil where they are no record. Those that are come from `bytes`, on the same machine.
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
