/// A call that is written on one line, or with an argument on each.
struct Call {
    let callee: String
    let arguments: [String]
    /// A property is read and takes no arguments.
    var isRead = false

    /// - Parameters:
    ///   - column: Where the call begins, in UTF-8 bytes.
    ///   - indentation: How far the line is indented that it begins on, in characters.
    func text(column: Int, indentation: Int) -> String {
        if isRead { return callee }
        // What is called nothing is a collection's literal.
        let (open, close) = callee.isEmpty ? ("[", "]") : (callee + "(", ")")
        if arguments.isEmpty { return open + close }
        let isBroken = !fitsOnLine(after: column + open.utf8.count + close.utf8.count)
        let margin = isBroken ? "\n" + String(repeating: " ", count: indentation) : ""
        var text = open
        for position in arguments.indices {
            if isBroken {
                text += position == 0 ? margin : "," + margin
                text += "    "
                text += Call.breaking(arguments[position], indentation: indentation + 4)
            } else {
                if position > 0 { text += ", " }
                text += arguments[position]
            }
        }
        return text + margin + close
    }

    /// - Parameter width: That of all but the arguments, in UTF-8 bytes.
    private func fitsOnLine(after width: Int) -> Bool {
        var width = width + 2 * (arguments.count - 1)
        for position in arguments.indices {
            width += arguments[position].utf8.count
            if width > Call.widest || arguments[position].contains(byte: 0x0B) { return false }
        }
        return width <= Call.widest
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
