/// The messages about mistakes in a marker itself.
package enum MarkerMessages {
    // MARK: MalformedMarker

    /// - Parameter range: From the marker's `@` to its end.
    static func missingParentheses(_ kind: Marker.Kind, arguments: String, at range: ByteRange) -> MarkerMistake {
        let text = "@\(kind.name)(\(arguments))"
        return MarkerMistake(
            "arguments must be in parentheses right after the marker: ", "write \(text)", at: range, text)
    }

    /// - Parameters:
    ///   - rest: The rest of the text; nil if it cannot become a comment.
    ///   - comment: The comment to write in its place, on a line of its own.
    static func trailingText(_ kind: Marker.Kind, at rest: ByteRange?, comment: String) -> MarkerMistake {
        MarkerMistake(
            "the comment of '@\(kind.name)' must contain nothing else: ",
            "move the rest of the text to another comment", at: rest, comment)
    }

    static func unclosed(_ kind: Marker.Kind) -> MarkerMistake {
        let advice = "write a marker of several lines as /* … */"
        return MarkerMistake("the parentheses of '@\(kind.name)' are not closed in this comment: \(advice)")
    }

    /// - Parameter range: From the marker's `@` to its end.
    static func emptyParentheses(_ kind: Marker.Kind, at range: ByteRange) -> MarkerMistake {
        MarkerMistake("the parentheses are empty: ", "write @\(kind.name)", at: range, "@\(kind.name)")
    }

    /// - Parameter argument: A label without a value, or with one that it does not take.
    static func misused(_ argument: MarkerArgument) -> MarkerMistake {
        MarkerMistake("'\(argument.name)' is not used like this: \(argument.example)")
    }

    static let tooLargeCondition =
        "a condition of more than \(ConditionTable.mostTerms) terms or levels is not compared with others: write one flag in its place"

    static let lackingKey = MarkerMistake(
        "an element of a dictionary needs a key: write one too, as in 'key: \"home\"'")

    static let wholeList = MarkerMistake(
        "this is the whole collection, and 'into:' adds one element: provide each element, or remove 'into:', so that this provides "
            + "all of them")

    static func unreadable(_ text: String, in kind: Marker.Kind) -> MarkerMistake {
        MarkerMistake("'\(text)' is not an argument of '@\(kind.name)', which takes \(arguments(of: kind))")
    }

    static func unknownArgument(_ label: String, of kind: Marker.Kind, at range: ByteRange) -> MarkerMistake {
        let problem = "'@\(kind.name)' has no argument '\(label)'"
        if let other = MarkerArgument(rawValue: label)?.kind {
            return MarkerMistake("\(problem); it is one of '@\(other.name)'")
        }
        if kind == .provides, let lifetime = MarkerSpelling.lifetime(calledElsewhere: label) {
            return MarkerMistake("\(problem): ", writing: "\(lifetime)", at: range)
        }
        if kind == .provides, label == "eager" {
            return MarkerMistake(
                "\(problem): nothing is built before it is needed; mark a function that takes it with '// @Needs', such as "
                    + "'func start(sync: Sync) {}', and call it right after the factory is made")
        }
        guard let near = EditDistance.nearest(to: label, among: MarkerArgument.names(of: kind)) else {
            return MarkerMistake("\(problem): it takes \(arguments(of: kind))")
        }
        return MarkerMistake("\(problem): ", writing: near, at: range)
    }

    /// The user wrote a type or names, which probably were meant to follow a label.
    static func unlabelled(
        _ value: String, _ label: MarkerArgument, of kind: Marker.Kind, at start: UInt32
    ) -> MarkerMistake {
        MarkerMistake(
            "'\(value)' is not an argument of '@\(kind.name)': ", "write '\(label.name)' before it",
            at: ByteRange(start, start), label.name + " ")
    }

    /// - Parameter range: The second one and the comma before it; nil if the two may differ.
    static func repeatedArgument(_ label: String, of kind: Marker.Kind, at range: ByteRange?) -> MarkerMistake {
        MarkerMistake("'\(label)' is written twice in this '@\(kind.name)': ", "remove one of them", at: range)
    }

    static func missingComma(before argument: String, at end: UInt32) -> MarkerMistake {
        MarkerMistake(
            "a comma is missing before '\(argument)': ", "write ', \(argument)'", at: ByteRange(end, end), ",")
    }

    static func twoLifetimes(_ first: Marker.Lifetime, _ second: Marker.Lifetime) -> MarkerMistake {
        MarkerMistake("'\(first)' and '\(second)' are both lifetimes: keep one of them")
    }

    static func besideFake(_ arguments: [MarkerArgument]) -> MarkerMistake {
        let names = list(arguments.map(\.name))
        return MarkerMistake("a fake has the lifetime and the scope of what it replaces: remove \(names)")
    }

    static func repeatedMarker(_ kind: Marker.Kind) -> String { "this declaration has a '@\(kind.name)' already: " }

    // MARK: MisspelledMarker

    /// - Parameter text: The word that was written, with its `@`, if any.
    static func misspelled(_ text: String, correction: String, at range: ByteRange) -> MarkerMistake {
        MarkerMistake("'\(text)' is not a marker: ", writing: correction, at: range)
    }

    // MARK: DetachedMarker

    static func detached(_ kind: Marker.Kind, _ detachment: Marker.Detachment) -> String {
        let advice = "put it right before the declaration that it marks"
        return switch detachment {
        case .inBody:
            "'@\(kind.name)' is inside a body, where declarations cannot be marked: move it before the declaration that it marks"
        case .inParameters:
            "'@\(kind.name)' is in a list of parameters, which cannot be marked: put it above the declaration, and name the parameters "
                + "that the caller passes in 'given:'"
        case .behindCode: "'@\(kind.name)' is behind other code on its line: put it above the declaration that it marks"
        case .beforeBlankLine: "a blank line separates '@\(kind.name)' from the declaration below it: "
        case .beforeNothing: "'@\(kind.name)' belongs to no declaration: \(advice)"
        }
    }

    // MARK: Lists of arguments

    private static func arguments(of kind: Marker.Kind) -> String { list(MarkerArgument.names(of: kind)) }

    private static func list(_ names: [String]) -> String {
        guard names.count > 1 else { return "'\(names[0])'" }
        return names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(names[names.count - 1])'"
    }
}
