/// Classifies defaults: only a literal can be repeated in another file, because any other may name private declarations.
enum Literal {
    static func classify(_ file: SourceFile, _ range: ByteRange) -> Need.Default {
        if range.isEmpty { return .none }
        let text = file.text(range)
        if text == "nil" { return .nil }
        return text == "()" || callerWords.contains(text) || isLiteral(file, range) ? .literal : .expression
    }

    /// Swift replaces these words by the place of the call.
    private static let callerWords: [String] = ["#line", "#column", "#file", "#fileID", "#filePath", "#function"]

    /// Whether the text is a literal on one line. One of several lines would have the indentation of another place.
    private static func isLiteral(_ file: SourceFile, _ range: ByteRange) -> Bool {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(file, range, buffer)
        while cursor.kind != .endOfFile {
            switch cursor.kind {
            case .string, .number, .openSquare, .closeSquare, .comma, .colon: break
            case .prefixOperator where cursor.isAt("-") && cursor.nextKind == .number: break
            case .word where cursor.keyword == .true || cursor.keyword == .false || cursor.keyword == .nil: break
            default: return false
            }
            cursor.advance()
        }
        return !file.bytes[Int(range.start)..<Int(range.end)].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// The type that Swift gives a literal of one token.
    static func type(ofLiteral value: ByteRange, _ file: SourceFile) -> String? {
        let buffer = TokenBuffer(byteCount: value.count)
        var cursor = TokenCursor(file, value, buffer)
        if cursor.isAt("-") { cursor.advance() }
        guard cursor.nextKind == .endOfFile else { return nil }
        switch cursor.kind {
        case .word where cursor.keyword == .true || cursor.keyword == .false: return "Bool"
        case .string: return "String"
        case .number:
            let text = file.text(cursor.token.range)
            let isDecimal = !text.hasPrefix("0x")
            return text.contains { $0 == "." || isDecimal && ($0 == "e" || $0 == "E") } ? "Double" : "Int"
        default: return nil
        }
    }
}
