/// One file of Swift: its path as the user wrote it, and its bytes.
///
/// The bytes are held once, outside of any Swift array, because the tool mostly runs unoptimised, where an array costs
/// several times what a pointer does. A zero byte that does not count follows the last one, so that a reader may look
/// at the next byte without asking whether there is one.
public final class SourceFile {
    public let path: String
    /// The bytes, without the zero behind them. Nobody may use them after the file itself is gone.
    public let bytes: UnsafeBufferPointer<UInt8>
    private let storage: UnsafeMutablePointer<UInt8>

    /// Makes room for `capacity` bytes and lets `fill` write them.
    ///
    /// - Parameters:
    ///   - path: How diagnostics name the file.
    ///   - capacity: The most bytes that `fill` may write.
    ///   - fill: Writes the file's bytes and returns how many there are.
    public init<Failure: Error>(
        path: String,
        capacity: Int,
        fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
    ) throws(Failure) {
        let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 1)
        let count: Int
        do {
            count = try fill(UnsafeMutableBufferPointer(start: storage, count: capacity))
        } catch {
            storage.deallocate()
            throw error
        }
        storage[count] = 0
        self.path = path
        self.storage = storage
        bytes = UnsafeBufferPointer(start: storage, count: count)
    }

    /// A file that was never on a disk.
    public convenience init(path: String, text: String) {
        var text = text
        self.init(path: path, capacity: text.utf8.count) { buffer in
            text.withUTF8 { buffer.update(fromContentsOf: $0) }
        }
    }

    deinit {
        storage.deallocate()
    }

    /// All of the file's text.
    public var text: String { text(ByteRange(0, UInt32(bytes.count))) }

    /// The text at `range`, just as it was written. Bytes that are no UTF-8 become replacement characters.
    public func text(_ range: ByteRange) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(range.start)..<Int(range.end)]), as: UTF8.self)
    }
}
