/// A place in a file as people count it.
public struct Position: Equatable, Sendable {
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceFile {
    /// The line and column of a byte. Lines end as they do for the Swift compiler: at `\n`, `\r\n` or `\r`.
    ///
    /// Counts from the file's start; few positions are ever shown, so no table of lines is kept.
    public func position(of offset: UInt32) -> Position {
        let end = min(Int(offset), bytes.count)
        var line = 1
        var lineStart = 0
        var index = 0
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !startsLineFeed(at: index)) {
                line += 1
                lineStart = index
            }
        }
        return Position(line: line, column: end - lineStart + 1)
    }

    private func startsLineFeed(at index: Int) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: "\n")
    }
}
