/// The messages about mistakes in a marker itself.
enum MarkerMessages {
    // MARK: MalformedMarker

    static func missingParentheses(_ kind: Marker.Kind, arguments: String) -> String {
        "arguments must be in parentheses right after the marker: write @\(kind.name)(\(arguments))"
    }

    static func trailingText(_ kind: Marker.Kind) -> String {
        "the comment of '@\(kind.name)' must contain nothing else: move the rest of the text to another comment"
    }

    static func unclosed(_ kind: Marker.Kind) -> String {
        "the parentheses of '@\(kind.name)' are not closed in this comment: write a marker of several lines as /* … */"
    }

    static func emptyParentheses(_ kind: Marker.Kind) -> String {
        "the parentheses are empty: write @\(kind.name)"
    }

    static func emptyArgument(_ argument: MarkerArgument) -> String {
        "'\(argument.name)' is followed by nothing: \(argument.example)"
    }

    static func unreadable(_ text: String, in kind: Marker.Kind) -> String {
        "'\(text)' is not an argument of '@\(kind.name)', which takes \(arguments(of: kind))"
    }

    static func unknownArgument(_ label: String, of kind: Marker.Kind) -> String {
        let problem = "'@\(kind.name)' has no argument '\(label)'"
        if let other = MarkerArgument.owner(of: label) { return "\(problem); it is one of '@\(other.name)'" }
        if kind == .provides, let lifetime = MarkerSpelling.lifetime(calledElsewhere: label) {
            return "\(problem): did you mean '\(lifetime)'?"
        }
        guard let near = MarkerSpelling.nearest(to: label, among: MarkerArgument.names(of: kind)) else {
            return "\(problem): it takes \(arguments(of: kind))"
        }
        return "\(problem): did you mean '\(near)'?"
    }

    /// The user wrote types or names, and probably meant them to follow `label`.
    static func unlabelled(_ values: [String], _ label: MarkerArgument, of kind: Marker.Kind) -> String {
        "'\(values[0])' is not an argument of '@\(kind.name)': "
            + "did you mean '\(label.name) \(values.joined(separator: ", "))'?"
    }

    static func typedName(_ name: String) -> String {
        "'given:' takes names alone: write 'given: \(name)'"
    }

    static func repeatedArgument(_ label: String, of kind: Marker.Kind) -> String {
        "'\(label)' is written twice in this '@\(kind.name)': remove one of them"
    }

    static func missingComma(before argument: String) -> String {
        "a comma is missing before '\(argument)'"
    }

    static func twoLifetimes(_ first: Marker.Lifetime, _ second: Marker.Lifetime) -> String {
        "'\(first)' and '\(second)' are both lifetimes: keep one of them"
    }

    static func notAType(_ argument: MarkerArgument) -> String {
        "'\(argument.name)' must be followed by a type: \(argument.example)"
    }

    static func notAName(_ text: String) -> String {
        "'given:' is followed by '\(text)', which is not a parameter's name: \(MarkerArgument.given.example)"
    }

    static func givenTwice(_ name: String) -> String {
        "'\(name)' is given twice: remove one of them"
    }

    static var notACollection: String {
        "'into:' must be followed by a collection: \(MarkerArgument.collection.example)"
    }

    static var keyWithoutDictionary: String {
        "'key:' is only for a dictionary: write 'into: [Key: Value]', or remove 'key:'"
    }

    static var dictionaryWithoutKey: String {
        "an element of a dictionary needs a key: write 'key:' and an expression after the collection"
    }

    static func repeatedMarker(_ kind: Marker.Kind) -> String {
        "this declaration has a '@\(kind.name)' already: remove one of them"
    }

    static func markedParameterAndGiven(_ parameter: String) -> String {
        "'\(parameter)' is marked, and the '@Needs' of its declaration has 'given:': use only one of the two"
    }

    // MARK: MisspelledMarker

    static func misspelled(_ name: String, meant: (kind: Marker.Kind, lifetime: Marker.Lifetime)) -> String {
        let lifetime = meant.lifetime == .each ? "" : "(\(meant.lifetime))"
        return "'@\(name)' is not a marker: did you mean '@\(meant.kind.name)\(lifetime)'?"
    }

    // MARK: DetachedMarker

    static func inBody(_ kind: Marker.Kind) -> String {
        "'@\(kind.name)' is inside a body, where declarations cannot be marked: move it before the declaration it is for"
    }

    static func cutOff(_ kind: Marker.Kind) -> String {
        "a blank line separates '@\(kind.name)' from the declaration below it: remove that line"
    }

    static func beforeNothing(_ kind: Marker.Kind) -> String {
        "'@\(kind.name)' belongs to no declaration: put it right before the one it is for"
    }

    static func atLineEnd(_ kind: Marker.Kind) -> String {
        "'@\(kind.name)' is at the end of a line on which no declaration starts: put it right before the one it is for"
    }

    // MARK: Lists of arguments

    private static func arguments(of kind: Marker.Kind) -> String {
        let names = MarkerArgument.names(of: kind)
        guard names.count > 1 else { return "'\(names[0])'" }
        return names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(names[names.count - 1])'"
    }
}
