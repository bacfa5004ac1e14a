/// Writes Swift line by line. Only the writer knows how far a line is indented, and breaks calls that are too long.
final class CodeWriter {
    /// The longest line, in UTF-8 bytes.
    static let widestLine = 120
    /// The longest closure on one line, in UTF-8 bytes.
    static let widestClosure = 90
    /// Marks where text continues on another line, as indented as the line that it begins on: a vertical tab, which no
    /// formatted source contains.
    static let lineBreak = "\u{B}"

    private let text = TextBuffer()
    @exclusivity(unchecked) private var indentation = ""
    /// Where the current line begins, in UTF-8 bytes.
    @exclusivity(unchecked) private var lineStart = 0

    /// Ends the writing.
    func finish() -> String { text.cut(from: 0) }

    // MARK: Lines

    func line(_ line: String) {
        write(line)
        endLine()
    }

    func line(_ call: Call) {
        write(call)
        endLine()
    }

    func blankLine() { endLine() }

    /// Adds to the current line.
    func write(_ part: String) {
        if text.count == lineStart { text += indentation }
        text += part
    }

    func endLine() {
        text += "\n"
        lineStart = text.count
    }

    /// Writes a line, or several where the text has line breaks.
    func lines(_ text: String) {
        writeLines(text)
        endLine()
    }

    private func writeLines(_ text: String) {
        guard text.contains(byte: 0x0B) else { return write(text) }
        var isFirst = true
        for line in text.split(separator: CodeWriter.lineBreak) {
            if !isFirst { endLine() }
            write(String(line))
            isFirst = false
        }
    }

    // MARK: Structure

    func nested(_ body: () -> Void) {
        let outer = indentation
        indentation += "    "
        body()
        indentation = outer
    }

    /// Ends the current line with a brace, and closes it after the body.
    func braces(then tail: String = "", _ body: () -> Void) {
        write(" {")
        endLine()
        nested(body)
        write("}")
        line(tail)
    }

    /// Writes `#if` around the body, or only the body if no condition is given.
    func conditional(on condition: String?, _ body: () -> Void) {
        guard let condition else { return body() }
        line("#if " + condition)
        body()
        line("#endif")
    }

    func conditional(on condition: String, _ body: () -> Void, else alternative: () -> Void) {
        conditional(on: condition) {
            body()
            line("#else")
            alternative()
        }
    }

    // MARK: Calls

    /// Adds a call to the current line, or with one argument on each of the next lines where it is too long.
    ///
    /// - Parameters:
    ///   - column: Where the call begins, in UTF-8 bytes; nil for the end of the current line.
    ///   - tail: The length of what follows on the same line, in UTF-8 bytes.
    func write(_ call: Call, at column: Int? = nil, before tail: Int = 0) {
        write(call.callee)
        if call.isRead { return }
        let isLiteral = call.callee.isEmpty
        if call.arguments.isEmpty { return write(isLiteral ? "[]" : "()") }
        text += isLiteral ? "[" : "("
        let width = column.map { $0 + call.callee.utf8.count + 2 } ?? text.count - lineStart + 1
        if call.fits(in: CodeWriter.widestLine - width - tail) {
            for position in call.arguments.indices {
                if position > 0 { text += ", " }
                text += call.arguments[position]
            }
        } else {
            writeOnLines(call.arguments)
        }
        text += isLiteral ? "]" : ")"
    }

    private func writeOnLines(_ arguments: [String]) {
        nested {
            for position in arguments.indices {
                if position > 0 { text += "," }
                endLine()
                writeLines(arguments[position])
            }
        }
        endLine()
        text += indentation
    }
}
