/// Removes a mistake: advice in words, and changes of the sources.
package struct Fix {
    /// The advice that ends a message: `mark it '// @Provides'`.
    package let title: String
    /// Changes of separate places, in any order. Empty if only the user can write them.
    package let changes: [Change]
    /// Whether it lets callers pass a value, which they do only where the graph cannot make one.
    package let letsCallersPass: Bool
    /// The title for readers who do not see what it is about, such as `mark 'Clock' '// @Provides'`; nil if it is the same.
    let fullTitle: String?

    package init(
        _ title: String, _ changes: [Change] = [], letsCallersPass: Bool = false, fullTitle: String? = nil
    ) {
        (self.title, self.changes) = (title, changes)
        (self.letsCallersPass, self.fullTitle) = (letsCallersPass, fullTitle)
    }

    package init(_ title: String, _ change: Change) { self.init(title, [change]) }

    /// Whether Furnish itself can write it. Text in a file with unknown lines is not where the file says.
    package var canBeWritten: Bool { !changes.isEmpty && changes.allSatisfy(\.file.hasKnownLines) }

    /// Where the changes are.
    package var places: Set<Location> { Set(changes.compactMap(\.place)) }
}

/// A change of a source. The workbench knows its edits, because a build shows only titles of fixes.
package struct Change {
    /// Offsets and ranges are in UTF-8 bytes, 0-based.
    package enum Kind {
        /// Writes text in place of other text, which is empty for an insertion.
        case replacement(ByteRange, String)
        /// The same for the type of a parameter or a requirement, or an attribute of a type, so that the code that uses it must follow.
        case type(ByteRange, String)
        /// Writes a marker before the declaration that starts at an offset.
        case marker(UInt32, String)
        /// Removes the comment of a marker.
        case removalOfMarker(ByteRange)
        /// Removes the blank lines between a marker and the declaration that starts at an offset.
        case removalOfBlankLines(ByteRange, UInt32)
        /// Removes a word and the spaces behind it.
        case removalOfWord(ByteRange)
        /// Removes the access level from a declaration's text before its name.
        case removalOfAccess(ByteRange)
        /// Writes members below another one, or first in a type, of which each line has a tab for each level inside the member. The row is
        /// that of the file's declarations.
        case members([String], after: Int32)
        /// Writes lines at the end of the file.
        case end([String])
        /// Writes an attribute of the XML tag that starts at an offset.
        case attribute(UInt32, String)
    }

    package let file: SourceFile
    package let kind: Kind

    package init(_ file: SourceFile, _ kind: Kind) { (self.file, self.kind) = (file, kind) }

    /// The place that tells it apart from other changes of its kind; nil for members, which only the workbench writes.
    fileprivate var place: Location? {
        switch kind {
        case .replacement(let range, _), .type(let range, _), .removalOfMarker(let range),
            .removalOfBlankLines(let range, _), .removalOfWord(let range), .removalOfAccess(let range):
            Location(file, range.start)
        case .marker(let offset, _), .attribute(let offset, _): Location(file, offset)
        case .members: nil
        case .end: Location(file, UInt32(file.bytes.count))
        }
    }
}
