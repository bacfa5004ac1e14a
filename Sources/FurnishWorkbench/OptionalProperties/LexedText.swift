import FurnishCore

/// The tokens of a file, or of a part of it.
final class LexedText {
    let source: SourceFile
    let tokens: UnsafeMutablePointer<Token>
    private let range: ByteRange
    private let buffer: TokenBuffer
    private let count: Int
    private var known: [String: [Int]] = [:]

    init(_ source: SourceFile, _ range: ByteRange) {
        self.source = source
        self.range = range
        buffer = TokenBuffer(byteCount: range.count)
        tokens = TokenCursor(source, range, buffer).tokens
        var count = 0
        while tokens[count].kind != .endOfFile { count += 1 }
        self.count = count
    }

    /// The tokens that are a name, also in backticks. Bytes are compared, because most of a file's words are others.
    func indices(of name: String) -> [Int] {
        if let indices = known[name] { return indices }
        let (start, end) = (Int(range.start), Int(range.end) - name.utf8.count + 1)
        var (indices, name, next) = ([Int](), name, start)
        name.withUTF8 { word in
            guard let bytes = source.bytes.baseAddress, let first = word.baseAddress else { return }
            while let found = bytes.offset(of: word[0], from: next, to: end) {
                next = found + 1
                guard (bytes + found).equals(first, count: word.count), let index = index(at: UInt32(found)) else {
                    continue
                }
                let isQuoted = tokens[index].kind == .quotedWord
                let isWhole = tokens[index].range.count == word.count + (isQuoted ? 2 : 0)
                if isWhole, isQuoted || tokens[index].start == UInt32(found) { indices.append(index) }
            }
        }
        known[name] = indices
        return indices
    }

    /// The last token that starts at an offset or before it.
    private func index(at offset: UInt32) -> Int? {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if tokens[middle].start <= offset { start = middle + 1 } else { end = middle }
        }
        return start > 0 ? start - 1 : nil
    }
}

/// The files of a module, each lexed once for all properties.
final class LexedFiles {
    private var files: [Int32: LexedText] = [:]

    func text(of file: Int32, _ source: SourceFile) -> LexedText {
        if let known = files[file] { return known }
        let text = LexedText(source, ByteRange(0, UInt32(source.bytes.count)))
        files[file] = text
        return text
    }
}
