/// Room for the tokens of one file after the other.
///
/// A file has at most one token for each byte, so there is never a need to grow within a file. The pages of the room
/// are only touched as far as tokens are written.
final class TokenBuffer {
    private(set) var tokens: UnsafeMutablePointer<Token>
    private var capacity: Int

    /// The ends of the file that follow the first one, so that a reader may look ahead without asking how far.
    static let spareEnds = 3

    init(byteCount: Int = 1 << 16) {
        capacity = byteCount + TokenBuffer.spareEnds + 2
        tokens = .allocate(capacity: capacity)
    }

    deinit {
        tokens.deallocate()
    }

    /// Makes room for the tokens of `byteCount` bytes and the ends of the file. What was there is lost.
    func reserve(byteCount: Int) {
        guard byteCount + TokenBuffer.spareEnds + 2 > capacity else { return }
        capacity = byteCount + TokenBuffer.spareEnds + 2
        tokens.deallocate()
        tokens = .allocate(capacity: capacity)
    }
}
