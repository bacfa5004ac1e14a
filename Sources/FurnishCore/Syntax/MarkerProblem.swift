/// What is wrong with the markers and conditions of a file.
enum MarkerProblem {
    case malformed(Marker, MarkerMistake)
    /// - Parameters:
    ///   - name: The word that was written, with its `@`, if any.
    ///   - end: The end of what the right marker replaces, which begins with the name.
    case misspelled(Marker, name: ByteRange, end: UInt32)
    case detached(Marker, Marker.Detachment)
    /// A marker of a kind that its declaration has already.
    case repeated(Marker, first: Marker)
    /// The offset of the directive.
    case tooLargeCondition(UInt32)
}

/// The first mistake in the text of a marker.
enum MarkerMistake {
    case emptyParentheses
    /// The text would be valid as arguments in parentheses.
    case missingParentheses(arguments: ByteRange)
    /// - Parameter end: The end of the marker before the text; nil if the text cannot become a comment of its own.
    case trailingText(ByteRange, after: UInt32?)
    case unclosed
    /// A label without a value, or with one that it does not take.
    case misused(MarkerArgument)
    case unreadable(ByteRange)
    /// - Parameter colonEnd: The end of the colon behind the word, if any.
    case unknownArgument(ByteRange, colonEnd: UInt32?)
    /// A type or a name, which was probably meant to follow a label.
    case unlabelled(ByteRange, MarkerArgument)
    /// - Parameter second: The second one and the comma before it; nil if the two may differ.
    case repeated(ByteRange, isLabel: Bool, second: ByteRange?)
    case missingComma(before: ByteRange, after: UInt32)
    case twoLifetimes(Marker.Lifetime, Marker.Lifetime)
    case besideFake
    /// An element of a dictionary has no key.
    case lackingKey
    /// A whole collection is marked as an element of itself.
    case wholeList
}
