/// A change of the sources that removes a mistake.
public struct Fix {
    /// The advice that ends a message: `mark it '// @Provides'`.
    public let title: String
    /// Changes of separate places, in any order. Empty if only the user can write the change.
    public let edits: [Edit]

    public init(_ title: String, _ edits: [Edit] = []) {
        self.title = title
        self.edits = edits
    }

    public init(_ title: String, _ edit: Edit) {
        self.init(title, [edit])
    }

    /// One replacement, insertion or removal.
    public struct Edit {
        public let file: SourceFile
        /// The replaced text, in UTF-8 bytes; empty for an insertion.
        public let range: ByteRange
        /// The new text; empty for a removal.
        public let text: String
        /// Whether it changes the type of a parameter, so that the code that uses the parameter must follow.
        public let changesType: Bool

        public init(_ file: SourceFile, _ range: ByteRange, _ text: String, changesType: Bool = false) {
            self.file = file
            self.range = range
            self.text = text
            self.changesType = changesType
        }

        public static func insertion(_ text: String, at location: Location) -> Edit {
            Edit(location.file, ByteRange(location.offset, location.offset), text)
        }
    }
}
