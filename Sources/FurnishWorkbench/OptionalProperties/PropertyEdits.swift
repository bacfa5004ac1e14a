import FurnishCore

/// What a property that becomes a constant needs to know of its declaration.
extension ScannedFile {
    /// Gives a `var` another type, and makes it a `let` unless it stays a variable. Removes its initial value, and for a `let` a modifier
    /// such as `private(set)`.
    func makingValue(_ row: Int32, of type: String, isVariable: Bool) -> Change? {
        let declaration = declarations[Int(row)]
        let words = source.withTokens(of: ByteRange(declaration.range.start, declaration.name.start)) { cursor in
            var (setter, variable): (ByteRange?, ByteRange?) = (nil, nil)
            while cursor.kind != .endOfFile {
                let start = cursor.token.start
                let isSetter = !isVariable && cursor.kind == .word && cursor.nextKind == .openParenthesis
                if cursor.keyword == .var { variable = cursor.token.range }
                cursor.skip()
                if isSetter {
                    cursor.skip()
                    if source.text(cursor.range(from: start)).hasSuffix("set)") { setter = cursor.range(from: start) }
                }
            }
            return (setter, variable)
        }
        guard let variable = words.1 else { return nil }
        let (start, setterEnd) = (words.0?.start ?? variable.start, words.0.map { source.endOfSpaces(from: $0.end) })
        let modifiers = source.text(ByteRange(setterEnd ?? start, variable.start))
        let name = source.text(ByteRange(variable.end, declaration.type.start))
        let end = max(declaration.type.end, declaration.initialValue.end)
        return Change(
            source, .replacement(ByteRange(start, end), modifiers + (isVariable ? "var" : "let") + name + type))
    }

    /// The last of the properties that follow a property without another member between them.
    func lastOfGroup(_ property: Int32) -> Int32 {
        let (parent, condition) = (declarations[Int(property)].parent, declarations[Int(property)].condition)
        var last = property
        for row in Int(property) + 1..<declarations.count {
            guard declarations[row].parent == parent, declarations[row].kind == .property,
                declarations[row].condition == condition
            else { break }
            last = Int32(row)
        }
        return last
    }

    /// Whether a stored property has `willSet` or `didSet`.
    func hasObservers(_ row: Int32) -> Bool {
        let declaration = declarations[Int(row)]
        let end = max(declaration.type.end, declaration.initialValue.end)
        return source.withTokens(of: ByteRange(end, declaration.range.end)) { $0.kind == .openBrace }
    }
}
