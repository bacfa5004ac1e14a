import FurnishCore

/// The edits that write members. They keep the indentation and line breaks of the file.
extension ScannedFile {
    /// Writes members below another one, or first in a type.
    ///
    /// - Parameter lines: Each with a tab for each level inside the member.
    func writing(_ lines: [String], after row: Int32) -> Edit {
        let declaration = declarations[Int(row)]
        if declaration.kind.hasMembers { return writing(lines, firstIn: row) }
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
            return .insertion(isLast ? text : text + source.lineBreak(near: start), at: lineEnd, in: source)
        }
        let spaces = ByteRange(end, source.endOfSpaces(from: end))
        return Edit(source, spaces, text + source.lineBreak(near: start) + indentation)
    }

    private func writing(_ lines: [String], firstIn row: Int32) -> Edit {
        let declaration = declarations[Int(row)]
        let indentation = source.leadingSpaces(ofLineAt: declaration.range.start)
        let step = indentationStep(of: row)
        let start = declaration.name.start
        let brace = source.withTokens(of: ByteRange(start, declaration.range.end)) { cursor in
            while cursor.kind != .openBrace, cursor.kind != .endOfFile { cursor.advance() }
            return cursor.token.end
        }
        let text = text(lines, indentation + step, step, near: start) + source.lineBreak(near: start)
        return .insertion(text, at: brace, in: source)
    }

    private func text(_ lines: [String], _ indentation: String, _ step: String, near offset: UInt32) -> String {
        let lineBreak = source.lineBreak(near: offset)
        return lines.map { line in
            guard !line.isEmpty else { return lineBreak }
            let depth = line.prefix { $0 == "\t" }.count
            return lineBreak + indentation + String(repeating: step, count: depth) + line.dropFirst(depth)
        }.joined()
    }

    /// The indentation of a type's members, relative to the type.
    func indentationStep(of row: Int32) -> String {
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
}
