/// Memory for the tokens and syntax trees of a file, reused for the next file.
///
/// A file has at most one token for each byte, and two nodes for each token, as in `@ T`. So the buffer never grows while a file is
/// read. The system provides a page of memory only when something is written to it.
package final class TokenBuffer {
    private(set) var tokens: UnsafeMutablePointer<Token>
    private(set) var nodes: UnsafeMutablePointer<SyntaxNode>
    private var capacity: Int

    /// The number of further end-of-file tokens after the first one, so that a reader can look ahead without checking
    /// the length.
    static let spareEnds = 3

    package init(byteCount: Int = 1 &<< 16) {
        capacity = byteCount + TokenBuffer.spareEnds + 2
        tokens = .allocate(capacity: capacity)
        nodes = .allocate(capacity: 2 * capacity)
    }

    deinit {
        tokens.deallocate()
        nodes.deallocate()
    }

    /// Makes room for the tokens of `byteCount` bytes and the end-of-file tokens, and discards earlier tokens.
    func reserve(byteCount: Int) {
        guard byteCount + TokenBuffer.spareEnds + 2 > capacity else { return }
        capacity = byteCount + TokenBuffer.spareEnds + 2
        tokens.deallocate()
        nodes.deallocate()
        (tokens, nodes) = (.allocate(capacity: capacity), .allocate(capacity: 2 * capacity))
    }
}
