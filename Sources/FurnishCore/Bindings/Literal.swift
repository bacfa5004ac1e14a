/// Classifies defaults: only a literal can be repeated in another file, because any other may name private declarations.
enum Literal {
    static func classify(_ value: ParsedText, _ trees: SyntaxTrees) -> Need.Default {
        if value.isEmpty { return .none }
        switch trees[value.root].kind {
        case .nilLiteral: return .nil
        case .boolean, .string, .number, .literal:
            // One of several lines would have the indentation of another place.
            let text = trees.source.bytes[Int(value.start)..<Int(value.end)]
            return text.contains { $0 == 0x0A || $0 == 0x0D } ? .expression : .literal
        default: return .expression
        }
    }

    /// The type that Swift gives a literal of one token.
    static func type(ofLiteral value: ParsedText, _ trees: SyntaxTrees) -> String? {
        switch trees[value.root].kind {
        case .boolean: return "Bool"
        case .string: return "String"
        case .number:
            let text = trees.text(value.root)
            let isDecimal = !text.contains("0x")
            return text.contains { $0 == "." || isDecimal && ($0 == "e" || $0 == "E") } ? "Double" : "Int"
        default: return nil
        }
    }
}
