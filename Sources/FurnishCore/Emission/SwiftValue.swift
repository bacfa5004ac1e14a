/// An expression of the generated code, and its effects. Only the writer decides where its lines break.
struct SwiftValue: Equatable {
    enum Form: Equatable {
        /// Written on one line.
        case text
        case call([SwiftValue])
        /// A literal of a collection.
        case literal([SwiftValue])
        /// A closure with one expression.
        case closure(String)
    }

    /// The label of an argument, with its colon and space; empty without one.
    var label = ""
    /// The callee of a call, the head of a closure up to `in`, or a whole text. Empty for a literal.
    var text = ""
    var form = Form.text
    var effects = Effects.none

    /// The label and the expression on one line.
    var line: String {
        switch form {
        case .text: label.isEmpty ? text : label + text
        case .call(let arguments): label + text + "(" + SwiftValue.line(arguments) + ")"
        case .literal(let elements): label + "[" + SwiftValue.line(elements) + "]"
        case .closure(let body): label + text + " " + body + " }"
        }
    }

    private static func line(_ values: [SwiftValue]) -> String { values.map { $0.line }.joined(separator: ", ") }

    /// Whether it is a closure that is too long for one line.
    var isLongClosure: Bool {
        guard case .closure(let body) = form else { return false }
        return text.utf8.count + body.utf8.count > CodeWriter.widestClosure
    }
}
