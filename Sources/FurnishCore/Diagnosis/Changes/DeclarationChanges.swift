/// The changes of declarations that fixes consist of.
extension ScannedFile {
    /// Lets the rest of the module use a declaration: removes `private` and `fileprivate` from it and from the types around
    /// it.
    ///
    /// - Returns: No changes if an extension says so, because that would change its other members too.
    func removingAccess(around row: Int32) -> [Change] {
        var changes: [Change] = []
        var current = row
        while current >= 0 {
            let declaration = declarations[Int(current)]
            if declaration.access < .internal, declaration.traits.contains(.hasWrittenAccess) {
                if declaration.kind == .extension { return [] }
                let head = ByteRange(declaration.range.start, declaration.name.start)
                changes.append(Change(source, .removalOfAccess(head)))
            }
            current = declaration.parent
        }
        return changes
    }

    /// Writes the type of a property.
    func typing(_ row: Int32, as type: String) -> Change {
        let end = declarations[Int(row)].name.end
        return Change(source, .replacement(ByteRange(end, end), ": " + type))
    }
}

extension SourceFile {
    package func removing(_ marker: Marker) -> Change { Change(self, .removalOfMarker(marker.range)) }

    /// Replaces the text of a marker, and keeps the form of its comment.
    ///
    /// - Parameter text: A line comment.
    func replacing(_ marker: Marker, with text: String) -> Change {
        Change(self, .replacement(marker.range, String(text.dropFirst(3))))
    }
}
