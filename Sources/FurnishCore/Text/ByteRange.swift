/// A half-open range of UTF-8 bytes in one file, 0-based. Eight bytes, so that tables of them stay small.
public struct ByteRange: Equatable, Sendable, BitwiseCopyable {
    public var start: UInt32
    public var end: UInt32

    public init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end
    }

    /// The range of text that is not written. No text has this range.
    public static let none = ByteRange(0, 0)

    public var isEmpty: Bool { start == end }
    public var count: Int { Int(end - start) }
}
