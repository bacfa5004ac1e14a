/// A call that is written on one line, or with an argument on each.
struct Call {
    let callee: String
    let arguments: [String]
    /// A property is read and takes no arguments.
    let isRead: Bool

    /// - Parameters:
    ///   - column: Where the call begins, in characters.
    ///   - indentation: How far the line is indented that it begins on, in characters.
    func text(column: Int, indentation: Int) -> String {
        if isRead { return callee }
        // What is called nothing is a collection's literal.
        let (open, close) = callee.isEmpty ? ("[", "]") : (callee + "(", ")")
        if arguments.isEmpty { return open + close }
        let line = open + arguments.joined(separator: ", ") + close
        if column + line.utf8.count <= Call.widest, !line.contains(byte: 0x0B) { return line }
        let margin = String(repeating: " ", count: indentation)
        let lines = arguments.map { margin + "    " + Call.breaking($0, indentation: indentation + 4) }
        return open + "\n" + lines.joined(separator: ",\n") + "\n" + margin + close
    }

    /// Where a long closure is broken into lines, until it is known how far they are indented.
    static let lineBreak = "\u{B}"
    /// The longest closure that is written on one line, in UTF-8 bytes.
    static let widestClosure = 90

    static func breaking(_ text: String, indentation: Int) -> String {
        guard text.contains(byte: 0x0B) else { return text }
        return text.split(separator: lineBreak).joined(separator: "\n" + String(repeating: " ", count: indentation))
    }

    /// The longest line that is written, in UTF-8 bytes.
    static let widest = 120
}

/// How effects are written.
enum Effect {
    /// `try await `, before an expression.
    static func prefix(_ effects: Effects) -> String {
        (effects.contains(.isThrowing) ? "try " : "") + (effects.contains(.isAsync) ? "await " : "")
    }

    /// ` async throws`, behind parameters.
    static func words(_ effects: Effects, _ thrown: ThrownErrors, _ types: TypeText) -> String {
        let words = (effects.contains(.isAsync) ? " async" : "") + (effects.contains(.isThrowing) ? " throws" : "")
        guard case .type(let type) = thrown, effects.contains(.isThrowing) else { return words }
        return words + "(" + types.spell(type) + ")"
    }
}
