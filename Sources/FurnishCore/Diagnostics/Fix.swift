/// A change of the sources that removes a mistake.
package struct Fix {
    /// The advice that ends a message: `mark it '// @Provides'`.
    package let title: String
    /// Changes of separate places, in any order. Empty if only the user can write the change.
    package let edits: [Edit]

    package init(_ title: String, _ edits: [Edit] = []) {
        self.title = title
        self.edits = edits
    }

    package init(_ title: String, _ edit: Edit) {
        self.init(title, [edit])
    }

    /// Where the edits begin.
    var places: Set<Location> { Set(edits.map { Location($0.file, $0.range.start) }) }

    /// One replacement, insertion or removal.
    package struct Edit {
        package let file: SourceFile
        /// The replaced text, in UTF-8 bytes; empty for an insertion.
        package let range: ByteRange
        /// The new text; empty for a removal.
        package let text: String
        /// Whether it changes the type of a parameter, so that the code that uses the parameter must follow.
        package let changesType: Bool

        package init(_ file: SourceFile, _ range: ByteRange, _ text: String, changesType: Bool = false) {
            self.file = file
            self.range = range
            self.text = text
            self.changesType = changesType
        }

        package static func insertion(_ text: String, at location: Location) -> Edit {
            Edit(location.file, ByteRange(location.offset, location.offset), text)
        }
    }
}
