/// A marker that a fix writes.
struct ProposedMarker {
    /// As messages show it: a line comment.
    let text: String
    let edit: Fix.Edit

    static func text(_ kind: Marker.Kind, _ arguments: String = "") -> String {
        "// @\(kind.name)" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    init(text: String, edit: Fix.Edit) {
        self.text = text
        self.edit = edit
    }

    /// A new marker.
    ///
    /// - Parameter row: The declaration to mark.
    init(_ kind: Marker.Kind, _ arguments: String = "", before row: Int32, in file: ScannedFile) {
        text = Self.text(kind, arguments)
        edit = file.source.writing(text, before: file.declarations[Int(row)].range.start)
    }

    /// - Parameters:
    ///   - words: The title of the fix, up to the marker.
    ///   - rest: The title after the marker.
    ///   - further: Edits that belong to the same fix.
    func fix(_ words: String, _ rest: String = "", with further: [Fix.Edit] = []) -> Fix {
        Fix("\(words) '\(text)'\(rest)", [edit] + further)
    }
}
