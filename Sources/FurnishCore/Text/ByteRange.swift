/// A half-open range of UTF-8 bytes in one file, 0-based. Eight bytes, so that tables of them stay small.
package struct ByteRange: Equatable, Sendable, BitwiseCopyable {
    package var start: UInt32
    package var end: UInt32

    package init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end
    }

    /// The range of text that is not written. No text has this range.
    package static let none = ByteRange(0, 0)

    package var isEmpty: Bool { start == end }
    package var count: Int { Int(end - start) }
}
