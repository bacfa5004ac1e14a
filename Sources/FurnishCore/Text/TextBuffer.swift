/// Text that grows at its end, as UTF-8.
///
/// Appending to a `String` takes several times as long, and removing its end takes time in proportion to its whole
/// length.
final class TextBuffer {
    @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var capacity = 1 << 12
    /// In UTF-8 bytes.
    @exclusivity(unchecked) private(set) var count = 0

    init() { bytes = .allocate(capacity: capacity) }

    deinit { bytes.deallocate() }

    static func += (buffer: TextBuffer, text: String) {
        if text.isEmpty { return }
        var text = text
        text.withUTF8 { buffer.append($0.baseAddress!, $0.count) }
    }

    private func append(_ new: UnsafePointer<UInt8>, _ newCount: Int) {
        let end = count + newCount
        if end > capacity { grow(toHold: end) }
        (bytes + count).update(from: new, count: newCount)
        count = end
    }

    private func grow(toHold end: Int) {
        let old = bytes
        capacity = max(capacity * 2, end)
        bytes = .allocate(capacity: capacity)
        bytes.update(from: old, count: count)
        old.deallocate()
    }

    /// Removes and returns the text from byte `start` on.
    func cut(from start: Int) -> String {
        defer { count = start }
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: count - start), as: UTF8.self)
    }
}
