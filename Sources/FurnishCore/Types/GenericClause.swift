/// Splits a list of generic parameters, or the requirements after `where`, into parts.
enum GenericClause {
    /// `T`, `T: P` or `T == User`.
    struct Part {
        var subject = ByteRange.none
        /// The name of the parameter that it declares, without `each` or `let`.
        var name = ByteRange.none
        /// Whether it is a value parameter, `let n: Int`, whose type is not a constraint.
        var isValue = false
        var isSameType = false
        /// The type after `:` or `==`.
        var type = ByteRange.none
    }

    /// The parts of text such as `<each A, B: P, let n: Int>` or `T: P, T.Item == User`.
    static func read(_ file: SourceFile, _ range: ByteRange) -> [Part] {
        guard !range.isEmpty else { return [] }
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(file, range, buffer)
        if cursor.isAtOperator(startingWith: "<") { cursor.split(length: 1) }
        var parts: [Part] = []
        while let part = readPart(&cursor) {
            parts.append(part)
            guard cursor.kind == .comma else { break }
            cursor.advance()
        }
        return parts
    }

    private static func readPart(_ cursor: inout TokenCursor) -> Part? {
        var part = Part()
        part.isValue = cursor.keyword == .let
        if part.isValue { cursor.advance() }
        let start = cursor.token.start
        guard cursor.skipRequirementSide() else { return nil }
        part.subject = cursor.range(from: start)
        part.name = cursor.tokens[cursor.index - 1].range
        part.isSameType = cursor.isAtOperator(startingWith: "=")
        guard part.isSameType || cursor.kind == .colon else { return part }
        cursor.advance()
        let typeStart = cursor.token.start
        if cursor.skipRequirementSide() { part.type = cursor.range(from: typeStart) }
        return part
    }
}
