/// A file of Swift or XML: its path as the user wrote it, and its bytes.
///
/// The bytes are not in a Swift array, which is several times as slow as a pointer in debug builds. A zero byte follows
/// the last one, so that a reader may look at the next byte without checking the length.
package final class SourceFile {
    package let path: String
    /// The bytes, without the final zero. They are valid only as long as the file object exists.
    package let bytes: UnsafeBufferPointer<UInt8>
    /// Whether these are not the bytes of the file at `path`, but its outline, which has other lines.
    package let isOutline: Bool
    /// Keeps the bytes in memory.
    private let block: SourceArena.Block

    init(path: String, bytes: UnsafeBufferPointer<UInt8>, in block: SourceArena.Block, isOutline: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.block = block
        self.isOutline = isOutline
    }

    /// The outline of another file, which is a part of this one. A zero byte must follow it.
    func outline(of path: String, at range: ByteRange) -> SourceFile {
        let part = UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)])
        return SourceFile(path: path, bytes: part, in: block, isOutline: true)
    }

    /// Creates a file that is not on disk.
    package convenience init(path: String, bytes: [UInt8]) {
        let block = SourceArena.Block(byteCount: bytes.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { block.start.update(from: start, count: bytes.count) }
        }
        block.start[bytes.count] = 0
        self.init(path: path, bytes: UnsafeBufferPointer(start: block.start, count: bytes.count), in: block)
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var text: String { text(ByteRange(0, UInt32(bytes.count))) }

    /// The text at `range`. Invalid UTF-8 becomes replacement characters.
    package func text(_ range: ByteRange) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)]), as: UTF8.self)
    }
}
