/// One file of Swift: its path as the user wrote it, and its bytes.
///
/// The bytes are held once, outside of any Swift array, because the tool mostly runs unoptimised, where an array costs
/// several times what a pointer does. A zero byte that does not count follows the last one, so that a reader may look
/// at the next byte without asking whether there is one.
public final class SourceFile {
    public let path: String
    /// The bytes, without the zero after them. Nobody may use them after the file itself is gone.
    public let bytes: UnsafeBufferPointer<UInt8>
    /// Where the bytes stand.
    private let block: SourceRoom.Block

    init(path: String, bytes: UnsafeBufferPointer<UInt8>, in block: SourceRoom.Block) {
        self.path = path
        self.bytes = bytes
        self.block = block
    }

    /// A file that was never on a disk.
    public convenience init(path: String, bytes: [UInt8]) {
        let block = SourceRoom.Block(byteCount: bytes.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { block.start.update(from: start, count: bytes.count) }
        }
        block.start[bytes.count] = 0
        self.init(path: path, bytes: UnsafeBufferPointer(start: block.start, count: bytes.count), in: block)
    }

    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// All of the file's text.
    public var text: String { text(ByteRange(0, UInt32(bytes.count))) }

    /// The text at `range`, just as it was written. Bytes that are no UTF-8 become replacement characters.
    public func text(_ range: ByteRange) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)]), as: UTF8.self)
    }
}
