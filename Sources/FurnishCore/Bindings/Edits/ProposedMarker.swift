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

/// The edits keep the indentation and line breaks of the file.
extension SourceFile {
    /// Writes a marker before the declaration at `start`: on a line of its own, if the declaration starts its line.
    ///
    /// - Parameter marker: A line comment.
    func writing(_ marker: String, before start: UInt32) -> Fix.Edit {
        guard let indentation = indentation(of: start) else {
            return .insertion("/* \(marker.dropFirst(3)) */ ", at: Location(self, start))
        }
        return .insertion(marker + lineBreak(near: start) + indentation, at: Location(self, start))
    }

    /// Replaces the text of a marker, and keeps the form of its comment.
    func replacing(_ marker: Marker, with text: String) -> Fix.Edit {
        Fix.Edit(self, ByteRange(marker.offset, marker.end), String(text.dropFirst(3)))
    }
}
