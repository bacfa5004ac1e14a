/// The text of a marker that a note proposes: a marker in the sources with a correction or a further argument.
struct ProposedMarker {
    private let file: ScannedFile
    private let marker: Marker

    /// - Parameter marker: A marker or near miss in `file`.
    init(_ marker: Marker, in file: ScannedFile) {
        self.marker = marker
        self.file = file
    }

    static func new(_ kind: Marker.Kind, _ arguments: String = "") -> String {
        "// @\(kind.name)" + (arguments.isEmpty ? "" : "(\(arguments))")
    }

    /// The marker with correct spelling and the same arguments.
    var corrected: String { text(arguments) }

    func adding(type: String) -> String { adding(type, to: marker.additionalTypes, as: .additionalTypes) }

    func adding(given name: String) -> String { adding(name, to: marker.given, as: .given) }

    func adding(collection: String) -> String { adding(collection, to: .empty, as: .collection) }

    /// The marker with `in: scope`, in place of its own scope, if any.
    func stating(scope: String) -> String {
        marker.scope.isEmpty
            ? adding(scope, to: .empty, as: .scope) : replacing(marker.scope, with: scope)
    }

    /// The marker with `other` in place of the argument at `range`.
    func replacing(_ range: ByteRange, with other: String) -> String {
        let (before, after) = split(at: range)
        return text(before + other + after)
    }

    /// The marker without one of the types of `as:`.
    func removing(type position: Int) -> String {
        let others = marker.additionalTypes.indices.filter { $0 != Int(marker.additionalTypes.start) + position }
        let kept = others.map { file.writtenText(file.ranges[$0]) }.joined(separator: ", ")
        let first = file.ranges[Int(marker.additionalTypes.start)]
        let last = file.ranges[Int(marker.additionalTypes.end) - 1]
        if !kept.isEmpty { return replacing(ByteRange(first.start, last.end), with: kept) }
        let (before, after) = split(at: ByteRange(first.start, last.end))
        let label = trimmed(before)
        let name = MarkerArgument.additionalTypes.name
        return text(trimmed(trimmed(String(label.dropLast(label.hasSuffix(name) ? name.count : 0))) + after))
    }

    private func adding(_ element: String, to list: Run, as argument: MarkerArgument) -> String {
        guard let last = list.indices.last else {
            return text((arguments.isEmpty ? "" : arguments + ", ") + argument.name + " " + element)
        }
        let (before, after) = split(at: file.ranges[last])
        return text(before + file.writtenText(file.ranges[last]) + ", " + element + after)
    }

    /// The text before and after the argument at `range`.
    private func split(at range: ByteRange) -> (before: String, after: String) {
        let all = file.argumentsText(of: marker)
        let after = file.argumentsText(ByteRange(range.end, marker.arguments.end))
        let end = file.argumentsText(ByteRange(marker.arguments.start, range.end)).utf8.count
        let before = all.utf8.prefix(max(0, end - file.argumentsText(range).utf8.count))
        return (String(decoding: before, as: UTF8.self), after)
    }

    /// The arguments, and the lifetime that the word of another tool implies: `@Singleton` has no argument for it.
    private var arguments: String {
        let written = marker.isMalformed ? "" : file.argumentsText(of: marker)
        let lifetime = marker.lifetime == .each ? "" : "\(marker.lifetime)"
        let words = written.split(separator: ",").map { trimmed(String($0)) }
        if lifetime.isEmpty || words.contains(lifetime) { return written }
        return lifetime + (written.isEmpty ? "" : ", " + written)
    }

    private func text(_ arguments: String) -> String { Self.new(marker.kind, arguments) }

    /// Removes white space and commas at both ends.
    private func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.first, first == " " || first == "," { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "," { rest = rest.dropLast() }
        return String(rest)
    }
}

extension ScannedFile {
    /// The near miss of a marker that belongs to the declaration at `row`.
    func misspelled(_ kind: Marker.Kind, on row: Int32) -> Marker? {
        misspelled.first { $0.kind == kind && $0.attachment == .declaration(Int(row)) }
    }
}
