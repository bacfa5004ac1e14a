/// A line and column, as people count them.
package struct Position: Equatable, Sendable {
    /// 1-based.
    package let line: Int
    /// 1-based, in UTF-8 bytes.
    package let column: Int
}

/// The offsets at which a file's lines start. It is made only for files that a message or report mentions.
///
/// A line ends as it does for the Swift compiler: at `\n`, `\r\n` or `\r`.
package struct LineTable {
    /// In UTF-8 bytes, 0-based.
    private var starts: [UInt32] = [0]

    package init(_ file: SourceFile) {
        let bytes = file.bytes
        let end = bytes.count
        var index = 0
        while index < end {
            let byte = bytes[index]
            index += 1
            let isReturn = byte == UInt8(ascii: "\r") && (index == end || bytes[index] != UInt8(ascii: "\n"))
            if byte == UInt8(ascii: "\n") || isReturn { starts.append(UInt32(index)) }
        }
    }

    /// The line and column of a byte.
    package func position(of offset: UInt32) -> Position {
        let line = partition(starts.count) { starts[$0] <= offset }
        return Position(line: line, column: Int(offset - starts[line - 1]) + 1)
    }
}
