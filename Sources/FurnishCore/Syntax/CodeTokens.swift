/// The tokens of a file or of a body, with what surrounds a name: its call, its receiver, a cast, a declared type.
package final class CodeTokens {
    package let source: SourceFile
    private let tokens: UnsafeMutablePointer<Token>
    private let buffer: TokenBuffer
    package let count: Int
    /// The opening bracket of each closing one, by its index.
    private let openings: [Int: Int]
    /// The first token of the type of each variable that is declared with one.
    private lazy var variables: [String: Int] = {
        var variables: [String: Int] = [:]
        for index in 2..<max(count, 2) where kind(index) == .colon && ["let", "var"].contains(text(index - 2)) {
            variables[text(index - 1)] = variables[text(index - 1)] ?? index + 1
        }
        return variables
    }()

    /// - Parameter range: All of the file if there is none.
    package init(_ source: SourceFile, _ range: ByteRange? = nil) {
        let range = range ?? ByteRange(0, UInt32(source.bytes.count))
        self.source = source
        buffer = TokenBuffer(byteCount: range.count)
        tokens = TokenCursor(source, range, buffer).tokens
        var (count, openings) = (0, [Int: Int]())
        while tokens[count].kind != .endOfFile {
            if tokens[count].isOpening { openings[Int(tokens[count].match)] = count }
            count += 1
        }
        (self.count, self.openings) = (count, openings)
    }

    package subscript(index: Int) -> Token { index < 0 ? tokens[0] : tokens[index] }

    /// The end of the file where there is no such token.
    package func kind(_ index: Int) -> Token.Kind { index < 0 ? .endOfFile : tokens[index].kind }

    /// Without backticks.
    package func text(_ index: Int) -> String {
        guard index >= 0 else { return "" }
        let range = tokens[index].range
        return source.text(tokens[index].kind == .quotedWord ? ByteRange(range.start + 1, range.end - 1) : range)
    }

    /// The index after a call's arguments, or after a name that is not called.
    package func end(ofCallAt index: Int) -> Int { isCalled(index) ? next(after: index + 1) : index + 1 }

    /// The index after `UIStoryboard(…)`, or `UIStoryboard.main`.
    package func end(ofMembersAt index: Int) -> Int {
        let end = end(ofCallAt: index)
        return kind(end) == .period ? self.end(ofMembersAt: end + 1) : end
    }

    /// The index after a token, or after a bracket with its contents. A bracket may be open to the end of the file.
    package func next(after index: Int) -> Int {
        tokens[index].isOpening ? max(Int(tokens[index].match), index) + 1 : index + 1
    }

    /// The bracket that a token is in.
    package func opening(around index: Int) -> Int? {
        var index = index - 1
        while index >= 0, !tokens[index].isOpening { index = (openings[index] ?? index) - 1 }
        return index < 0 ? nil : index
    }

    package func isCalled(_ index: Int) -> Bool { kind(index + 1) == .openParenthesis && !tokens[index + 1].startsLine }

    /// The indices of the first tokens of a call's arguments, labels included.
    package func arguments(ofCallAt index: Int) -> [Int] {
        guard isCalled(index), kind(index + 2) != .closeParenthesis else { return [] }
        var (next, starts) = (index + 2, [index + 2])
        while next < end(ofCallAt: index) - 1 {
            if kind(next) == .comma { starts.append(next + 1) }
            next = self.next(after: next)
        }
        return starts
    }

    /// Whether a closure follows a call's arguments. In a condition, a brace opens the body.
    package func hasTrailingClosure(ofCallAt index: Int) -> Bool {
        guard kind(end(ofCallAt: index)) == .openBrace else { return false }
        var before = index - 1
        while before >= 0, ![.openBrace, .closeBrace, .semicolon].contains(kind(before)) {
            if ["if", "guard", "while", "for", "switch"].contains(text(before)) { return false }
            if tokens[before + 1].startsLine, kind(before) != .comma { return true }
            before -= 1
        }
        return true
    }

    /// The index of the first token of the expression of which a name is the last member: `UIStoryboard(…)`, `self.list!`.
    package func startOfReceiver(before index: Int) -> Int {
        var start = index
        while kind(start - 1) == .period {
            start -= 2
            while kind(start) == .postfixQuestion || kind(start) == .postfixExclamation { start -= 1 }
            guard [.closeParenthesis, .closeSquare].contains(kind(start)) else { continue }
            start = openings[start] ?? 0
            if start > 0, tokens[start - 1].isWord { start -= 1 }
        }
        return max(start, 0)
    }

    /// The index after the `=` or `:` of the nearest declaration of a variable or parameter in the scopes around a token. It is not
    /// searched far: without a limit, the time would grow with the square of a file's size.
    package func declaration(of name: String, before index: Int) -> Int? {
        var (position, last) = (index - 1, index - 4_000)
        while position > max(last, 0) {
            switch tokens[position + 1].kind {
            case .equal, .colon:
                let isArgument = tokens[position + 1].kind == .colon && isCalled(position + 2)
                if tokens[position].range.count == name.utf8.count, text(position) == name, !isArgument,
                    kind(position - 1) != .period
                {
                    return position + 2
                }
            default: break
            }
            if case .closeBrace = tokens[position].kind, let open = openings[position] {
                last -= position - open
                position = open
            }
            position -= 1
        }
        return nil
    }

    /// The text of a string literal without escapes.
    package func literal(_ index: Int) -> String? {
        let text = text(index)
        guard kind(index) == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }

    /// The type that `as`, `as?` or `as!` names right before or at a token.
    package func cast(at index: Int) -> String? {
        let position = skippingMarks(index)
        return text(position) == "as" ? typeName(at: skippingMarks(position + 1)) : nil
    }

    /// The type of the constant or variable that the value at a token fills, if it is written in this file.
    package func typeFilled(byValueAt index: Int) -> String? {
        guard kind(index - 1) == .equal else { return nil }
        var before = index - 2
        while before > 0, !tokens[before].startsLine, isPartOfType(before) { before -= 1 }
        if kind(before) == .colon { return typeName(at: before + 1) }
        // A new constant has the type of its value.
        return ["let", "var"].contains(text(index - 3)) ? nil : variables[text(index - 2)].flatMap(typeName)
    }

    /// `UIKit.Screen`
    private func typeName(at start: Int) -> String? {
        guard tokens[start].isWord else { return nil }
        let isQualified = kind(start + 1) == .period && tokens[start + 2].isWord
        return text(start) + (isQualified ? "." + (typeName(at: start + 2) ?? "") : "")
    }

    private func isPartOfType(_ index: Int) -> Bool {
        tokens[index].isWord || [.period, .postfixQuestion, .postfixExclamation].contains(kind(index))
    }

    private func skippingMarks(_ index: Int) -> Int {
        var index = index
        while kind(index) == .postfixQuestion || kind(index) == .postfixExclamation { index += 1 }
        return index
    }
}
