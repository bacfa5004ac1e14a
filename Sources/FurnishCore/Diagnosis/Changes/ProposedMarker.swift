/// A marker that a fix writes.
package struct ProposedMarker {
    /// As messages show it: a line comment.
    let text: String
    let change: Change

    package static func text(_ kind: Marker.Kind, _ arguments: String = "") -> String {
        "// @\(kind.name)" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// A marker or near miss with another text.
    init(text: String, replacing marker: Marker, in file: ScannedFile) {
        self.text = text
        change = file.source.replacing(marker, with: text)
    }

    /// A new marker.
    ///
    /// - Parameter row: The declaration to mark.
    init(_ kind: Marker.Kind, _ arguments: String = "", before row: Int32, in file: ScannedFile) {
        text = Self.text(kind, arguments)
        // A plain `@Needs` says nothing next to `@Provides`, which takes its place.
        let needs = file.markers.first { marker in
            marker.declaration == Int(row) && marker.kind == .needs && !marker.namesParameters
                && marker.scope.isEmpty && kind == .provides
        }
        change =
            needs.map { [text] in file.source.replacing($0, with: text) }
            ?? Change(file.source, .marker(file.declarations[Int(row)].range.start, text))
    }

    /// - Parameters:
    ///   - words: The title of the fix, up to the marker.
    ///   - rest: The title after the marker.
    ///   - further: Changes that belong to the same fix.
    func fix(
        _ words: String, _ rest: String = "", with further: [Change] = [], letsCallersPass: Bool = false
    ) -> Fix { Fix("\(words) '\(text)'\(rest)", [change] + further, letsCallersPass: letsCallersPass) }

    /// Marks what a message begins with.
    func marking(_ subject: String, _ rest: String = "", with further: [Change] = []) -> Fix {
        Fix("mark it '\(text)'\(rest)", [change] + further, fullTitle: "mark '\(subject)' '\(text)'\(rest)")
    }
}
