/// The edits of declarations that fixes consist of.
extension ScannedFile {
    /// Lets the rest of the module use a declaration: removes `private` and `fileprivate` from it and from the types around
    /// it.
    ///
    /// - Returns: No edits if an extension says so, because that would change its other members too.
    func removingAccess(around row: Int32) -> [Fix.Edit] {
        var edits: [Fix.Edit] = []
        var current = row
        while current >= 0 {
            let declaration = declarations[Int(current)]
            if declaration.access < .internal, let word = accessWord(of: declaration) {
                if declaration.kind == .extension { return [] }
                edits.append(Fix.Edit(source, ByteRange(word.start, source.endOfSpaces(from: word.end)), ""))
            }
            current = declaration.parent
        }
        return edits
    }

    private func accessWord(of declaration: Declaration) -> ByteRange? {
        withTokens(of: ByteRange(declaration.range.start, declaration.name.start)) { cursor in
            while cursor.kind != .endOfFile {
                switch cursor.keyword {
                case .private, .fileprivate:
                    // `private(set)` is another modifier.
                    if cursor.nextKind != .openParenthesis { return cursor.token.range }
                default: break
                }
                cursor.skip()
            }
            return nil
        }
    }

    /// Writes an attribute before a declaration, on the line of the declaration.
    func adding(attribute: String, to row: Int32) -> Fix.Edit {
        .insertion(attribute + " ", at: Location(source, declarations[Int(row)].range.start))
    }

    /// Writes the type of a property.
    func typing(_ row: Int32, as type: String) -> Fix.Edit {
        .insertion(": " + type, at: Location(source, declarations[Int(row)].name.end))
    }

    /// Makes a `var` a `let` of another type. Removes its initial value and a modifier such as `private(set)`.
    func makingConstant(_ row: Int32, of type: String) -> Fix.Edit? {
        let declaration = declarations[Int(row)]
        let words = withTokens(of: ByteRange(declaration.range.start, declaration.name.start)) { cursor in
            var (setter, variable): (ByteRange?, ByteRange?) = (nil, nil)
            while cursor.kind != .endOfFile {
                let start = cursor.token.start
                let isSetter = cursor.kind == .word && cursor.nextKind == .openParenthesis
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
        return Fix.Edit(source, ByteRange(start, end), modifiers + "let" + name + type)
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
        return withTokens(of: ByteRange(end, declaration.range.end)) { $0.kind == .openBrace }
    }

    // MARK: Members to write

    /// Writes members below a property.
    ///
    /// - Parameter lines: Each with a tab for each level inside the member.
    func writing(_ lines: [String], after property: Int32) -> Fix.Edit {
        let declaration = declarations[Int(property)]
        let start = declaration.range.start
        let isOnTypesLine = source.indentation(of: start) == nil
        let indentation = source.leadingSpaces(ofLineAt: start)
        let step = indentationStep(of: declaration.parent)
        let text = text(lines, isOnTypesLine ? indentation + step : indentation, step, near: start)
        // A comment behind the property belongs to it.
        let end = declaration.range.end
        let lineEnd = source.endOfLine(from: end)
        let rest = source.text(ByteRange(source.endOfSpaces(from: end), lineEnd))
        if rest.isEmpty || rest.hasPrefix("//") {
            let next = source.startOfNextLine(from: lineEnd)
            let isLast = source.isBlank(next, source.endOfLine(from: next)) || source.startsWithBrace(lineAt: next)
            return .insertion(isLast ? text : text + source.lineBreak(near: start), at: Location(source, lineEnd))
        }
        let spaces = ByteRange(end, source.endOfSpaces(from: end))
        return Fix.Edit(source, spaces, text + source.lineBreak(near: start) + indentation)
    }

    /// Writes members at the start of a type.
    func writing(_ lines: [String], atStartOf type: Int32) -> Fix.Edit? {
        let declaration = declarations[Int(type)]
        let brace = withTokens(of: ByteRange(declaration.name.end, declaration.range.end)) { cursor -> UInt32? in
            while cursor.kind != .openBrace, cursor.kind != .endOfFile { cursor.skip() }
            return cursor.kind == .openBrace ? cursor.token.end : nil
        }
        guard let brace else { return nil }
        let indentation = source.leadingSpaces(ofLineAt: declaration.range.start)
        let step = indentationStep(of: type)
        let text = text(lines, indentation + step, step, near: brace)
        let rest = source.endOfSpaces(from: brace)
        guard source.endOfLine(from: rest) > rest else { return .insertion(text, at: Location(source, brace)) }
        let isEmpty = source.bytes[Int(rest)] == UInt8(ascii: "}")
        let lineBreak = source.lineBreak(near: brace) + indentation + (isEmpty ? "" : step)
        return Fix.Edit(source, ByteRange(brace, rest), text + lineBreak)
    }

    /// Writes a member at the end of a type.
    func writing(_ lines: [String], atEndOf type: Int32) -> Fix.Edit? {
        let declaration = declarations[Int(type)]
        let brace = declaration.range.end - 1
        guard source.bytes[Int(brace)] == UInt8(ascii: "}") else { return nil }
        let indentation = source.leadingSpaces(ofLineAt: declaration.range.start)
        let step = indentationStep(of: type)
        let lineBreak = source.lineBreak(near: declaration.range.start)
        if source.indentation(of: brace) != nil {
            let lineStart = source.startOfLine(before: brace)
            let text = text(lines, indentation + step, step, near: declaration.range.start)
            return .insertion(text + lineBreak, at: Location(source, lineStart))
        }
        let text = text([""] + lines, indentation + step, step, near: declaration.range.start)
        let start = source.startOfSpaces(before: brace)
        return Fix.Edit(source, ByteRange(start, brace), text + lineBreak + indentation)
    }

    private func text(_ lines: [String], _ indentation: String, _ step: String, near offset: UInt32) -> String {
        let lineBreak = source.lineBreak(near: offset)
        return lines.map { line in
            guard !line.isEmpty else { return lineBreak }
            let depth = line.prefix { $0 == "\t" }.count
            return lineBreak + indentation + String(repeating: step, count: depth) + line.dropFirst(depth)
        }.joined()
    }

    /// A parameter, and the property that it fills.
    struct InitializerParameter {
        /// As the property spells it, backticks included.
        let name: String
        let type: String
    }

    /// The lines of an initializer that fills properties.
    ///
    /// - Parameter access: An access level and a space, or nothing.
    static func initializer(_ parameters: [InitializerParameter], access: String = "") -> [String] {
        let list = parameters.map { $0.name + ": " + $0.type }.joined(separator: ", ")
        return ["\(access)init(\(list)) {"] + parameters.map { "\tself.\($0.name) = \($0.name)" } + ["}"]
    }

    /// The indentation of a type's members, relative to the type.
    private func indentationStep(of row: Int32) -> String {
        guard row >= 0 else { return "    " }
        let declaration = declarations[Int(row)]
        let outer = source.leadingSpaces(ofLineAt: declaration.range.start)
        for member in Int(row) + 1..<Int(max(declaration.membersEnd, row + 1)) {
            guard declarations[member].parent == row,
                let inner = source.indentation(of: declarations[member].range.start), inner.hasPrefix(outer),
                inner != outer
            else { continue }
            return String(inner.dropFirst(outer.count))
        }
        return outer.hasPrefix("\t") ? "\t" : "    "
    }

    /// Adds a parameter to an initializer, whose body then first fills the property.
    ///
    /// - Returns: No edits if the initializer has no body.
    func adding(_ parameter: InitializerParameter, toInitializer row: Int32) -> [Fix.Edit] {
        let declaration = declarations[Int(row)]
        let range = ByteRange(declaration.name.start, declaration.range.end)
        let found = withTokens(of: range) { cursor -> (close: Token, isEmpty: Bool, brace: Token, end: Token)? in
            while cursor.kind != .openParenthesis, cursor.kind != .endOfFile { cursor.advance() }
            let open = cursor.index
            let close = cursor.tokens[Int(cursor.token.match)]
            cursor.skip()
            while cursor.kind != .openBrace, cursor.kind != .endOfFile { cursor.skip() }
            guard close.kind == .closeParenthesis, cursor.kind == .openBrace else { return nil }
            let end = cursor.tokens[Int(cursor.token.match)]
            return (close, Int(cursor.tokens[open].match) == open + 1, cursor.token, end)
        }
        guard let found else { return [] }
        let outer = source.leadingSpaces(ofLineAt: declaration.range.start)
        let lineBreak = source.lineBreak(near: declaration.range.start)
        let text = parameter.name + ": " + parameter.type
        let statement = "self.\(parameter.name) = \(parameter.name)"
        let line = lineBreak + outer + indentationStep(of: declaration.parent) + statement
        let first = source.endOfSpaces(from: found.brace.end)
        let isOneLine =
            source.endOfLine(from: first) > first && !source.text(ByteRange(first, first + 2)).hasPrefix("//")
        let isEmpty = first == found.end.start
        return [
            .insertion((found.isEmpty ? "" : ", ") + text, at: Location(source, found.close.start)),
            .insertion(
                isEmpty ? line + lineBreak + outer : isOneLine ? " \(statement);" : line,
                at: Location(source, found.brace.end)),
        ]
    }

    // MARK: Tokens

    /// Reads the tokens of a part of the file again.
    private func withTokens<Result>(of range: ByteRange, _ read: (inout TokenCursor) -> Result) -> Result {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer)
        return withExtendedLifetime(buffer) { read(&cursor) }
    }
}
