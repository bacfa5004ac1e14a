/// Renders what is described. Only the writer knows how far a line is indented, and breaks calls that are too long.
final class CodeWriter {
    /// The longest line, in UTF-8 bytes.
    static let widestLine = 120
    /// The longest closure on one line, in UTF-8 bytes.
    static let widestClosure = 90

    private(set) var text = ""
    private var indentation = ""
    /// Where the current line begins, in UTF-8 bytes.
    private var lineStart = 0

    // MARK: Lines

    func line(_ line: String) {
        write(line)
        endLine()
    }

    /// Adds to the current line.
    func write(_ part: String) {
        if text.utf8.count == lineStart { text += indentation }
        text += part
    }

    func endLine() {
        text += "\n"
        lineStart = text.utf8.count
    }

    // MARK: Structure

    func nested(_ body: () -> Void) {
        let outer = indentation
        indentation += "    "
        body()
        indentation = outer
    }

    /// Ends the current line with a brace, and closes it after the body.
    func braces(_ body: () -> Void) {
        line(" {")
        nested(body)
        line("}")
    }

    // MARK: Declarations

    /// render: a file to Swift.
    static func render(_ file: CodeFile) -> String {
        let writer = CodeWriter()
        // Linters and formatters leave the file alone.
        [SourceFile.generatedHead, "// swift-format-ignore-file", "// swiftlint:disable all"].forEach(writer.line)
        file.imports.forEach(writer.line)
        if !file.declarations.isEmpty { writer.endLine() }
        writer.write(file.declarations)
        return writer.text
    }

    func write(_ declarations: [CodeDeclaration]) {
        var followsStored = false
        for position in declarations.indices {
            let isStored = declarations[position].isStored
            if position > 0, !isStored || !followsStored { endLine() }
            write(declarations[position])
            followsStored = isStored
        }
    }

    private func write(_ declaration: CodeDeclaration) {
        switch declaration {
        case .member(let member): write(member)
        case .stored(let head):
            write(head)
            endLine()
        case .type(let head, let members):
            write(head)
            braces { write(members) }
        case .conditional(let branches):
            if !branches[0].comment.isEmpty { line(branches[0].comment) }
            for position in branches.indices {
                line(branches[position].condition.map { (position == 0 ? "#if " : "#elseif ") + $0 } ?? "#else")
                write(branches[position].declarations)
            }
            line("#endif")
        case .text(let lines): line(lines)
        }
    }

    // MARK: Members

    private func write(_ member: Member) {
        write(member.head)
        switch member.body {
        case .initial(let value):
            write(" = ")
            write(value)
        case .getter(let value): writeGetter(value, member.head.effects)
        case .statements(let statements) where statements.isEmpty: line(" {}")
        case .statements(let statements):
            if member.head.parameters != nil || member.head.effects.isEmpty { return braces { write(statements) } }
            braces {
                write("get" + member.head.effects)
                braces { write(statements) }
            }
        }
    }

    /// Writes the lines before a declaration, and the declaration without the effects of a property.
    private func write(_ head: MemberHead) {
        if !head.documentation.isEmpty {
            write("/// ")
            line(head.documentation)
        }
        for attribute in head.availability?.lines ?? [] { line(attribute) }
        write(head.isolation)
        write(head.access)
        write(head.introducer)
        guard let parameters = head.parameters else {
            write(head.name)
            if head.result.isEmpty { return }
            write(": ")
            return write(head.result)
        }
        let tail = head.result.isEmpty ? head.effects : head.effects + " -> " + head.result
        write(head.name)
        // The brace and the end of the line count too.
        writeList("(", parameters.map { SwiftValue(text: $0) }, ")", before: tail.utf8.count + 3)
        write(tail)
    }

    private func writeGetter(_ value: SwiftValue, _ effects: String) {
        write(effects.isEmpty ? " { " : " { get" + effects + " { ")
        write(value.effects.prefix)
        var value = value
        if effects.isEmpty, case .text = value.form { value.text = SwiftKeyword.alone(value.text) }
        write(value, at: 0)
        line(effects.isEmpty ? " }" : " } }")
    }

    // MARK: Statements

    private func write(_ statements: [Statement]) { for position in statements.indices { write(statements[position]) } }

    private func write(_ statement: Statement) {
        switch statement {
        case .value(let start, let value, let end):
            write(start)
            write(value.effects.prefix)
            write(value)
            line(end)
        case .block(let start, let statements, let end):
            line(start)
            nested { write(statements) }
            line(end)
        case .conditional(let condition, let statements):
            line("#if " + condition)
            write(statements)
            line("#endif")
        }
    }

    // MARK: Values

    /// Adds a value to the current line, or with one argument on each of the next lines where it is too long.
    ///
    /// - Parameter column: Where the value begins, in UTF-8 bytes; nil for the end of the current line.
    private func write(_ value: SwiftValue, at column: Int? = nil) {
        write(value.label)
        write(value.text)
        switch value.form {
        case .text: break
        case .call(let arguments): writeList("(", arguments, ")", at: column.map { $0 + value.text.utf8.count })
        case .literal(let elements): writeList("[", elements, "]", at: column)
        case .closure(let body) where value.isLongClosure:
            endLine()
            nested { line(body) }
            write("}")
        case .closure(let body): text += " " + body + " }"
        }
    }

    /// - Parameter tail: The length of what follows on the same line, in UTF-8 bytes.
    private func writeList(
        _ start: String, _ values: [SwiftValue], _ end: String, at column: Int? = nil, before tail: Int = 0
    ) {
        text += start
        var lines: [String] = []
        // The brackets count too.
        var width = CodeWriter.widestLine - tail - (column.map { $0 + 2 } ?? text.utf8.count - lineStart + 1)
        var isOneLine = true
        for position in values.indices {
            lines.append(values[position].line)
            // A comma and a space come before each but the first.
            width -= lines[position].utf8.count + (position > 0 ? 2 : 0)
            if values[position].isLongClosure || width < 0 { isOneLine = false }
        }
        if isOneLine {
            for position in lines.indices {
                if position > 0 { text += ", " }
                text += lines[position]
            }
        } else {
            writeOnLines(values)
        }
        text += end
    }

    private func writeOnLines(_ values: [SwiftValue]) {
        nested {
            for position in values.indices {
                if position > 0 { text += "," }
                endLine()
                write(values[position])
            }
        }
        endLine()
        text += indentation
    }
}
