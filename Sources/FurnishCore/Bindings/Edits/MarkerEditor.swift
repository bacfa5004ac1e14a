/// Proposes a correction or a further argument of a marker in the sources.
struct MarkerEditor {
    private let file: ScannedFile
    private let marker: Marker

    /// - Parameter marker: A marker or near miss in `file`.
    init(_ marker: Marker, in file: ScannedFile) {
        self.marker = marker
        self.file = file
    }

    /// The marker with correct spelling and the same arguments.
    var corrected: ProposedMarker { proposal(arguments) }

    func adding(type: String) -> ProposedMarker { adding(type, to: marker.additionalTypes, as: .additionalTypes) }

    func adding(given name: String) -> ProposedMarker { adding(name, to: marker.given, as: .given) }

    /// The marker with a name in `given:` or `default:`.
    ///
    /// - Parameter order: All names that the list can have. The new one comes before those that follow it here.
    func naming(_ name: String, as argument: MarkerArgument, order: @autoclosure () -> [String]) -> ProposedMarker {
        let list = argument.name == MarkerArgument.given.name ? marker.given : marker.defaults
        if list.isEmpty { return adding(name, to: list, as: argument) }
        var names = list.indices.map { file.writtenText(file.ranges[$0]) }
        if names.contains(name) { return corrected }
        let followers = Set(order().drop { $0 != name })
        guard let place = names.firstIndex(where: followers.contains), let last = list.indices.last else {
            return adding(name, to: list, as: argument)
        }
        names.insert(name, at: place)
        return replacing(
            ByteRange(file.ranges[Int(list.start)].start, file.ranges[last].end), with: names.joined(separator: ", "))
    }

    func adding(collection: String) -> ProposedMarker { adding(collection, to: .empty, as: .collection) }

    func adding(word: String) -> ProposedMarker { proposal((arguments.isEmpty ? "" : arguments + ", ") + word) }

    /// The marker with `in: scope`, in place of its own scope, if any.
    func stating(scope: String) -> ProposedMarker {
        marker.scope.isEmpty
            ? adding(scope, to: .empty, as: .scope) : replacing(marker.scope, with: scope)
    }

    /// The marker with `other` in place of the argument at `range`.
    func replacing(_ range: ByteRange, with other: String) -> ProposedMarker {
        let (before, after) = split(at: range)
        return proposal(before + other + after)
    }

    /// The marker with `into: collection` in place of all types of `as:`.
    func collecting(_ collection: String) -> ProposedMarker {
        let types = marker.additionalTypes.indices.map { file.ranges[$0] }
        guard let first = types.first, let last = types.last else { return adding(collection: collection) }
        let (before, after) = split(at: ByteRange(first.start, last.end))
        let label = trimmed(before)
        return proposal(
            String(label.dropLast(MarkerArgument.additionalTypes.name.count))
                + "\(MarkerArgument.collection.name) \(collection)" + after)
    }

    /// The marker with another lifetime, or without one.
    func changing(lifetime: Marker.Lifetime) -> ProposedMarker {
        let written = "\(marker.lifetime)"
        let others = file.argumentsText(of: marker).split(separator: ",").map { trimmed(String($0)) }
            .filter { $0 != written }
        return proposal(((lifetime == .each ? [] : ["\(lifetime)"]) + others).joined(separator: ", "))
    }

    /// The marker without one of the types of `as:`.
    func removing(type position: Int) -> ProposedMarker {
        let others = marker.additionalTypes.indices.filter { $0 != Int(marker.additionalTypes.start) + position }
        let kept = others.map { file.writtenText(file.ranges[$0]) }
        let first = file.ranges[Int(marker.additionalTypes.start)]
        let last = file.ranges[Int(marker.additionalTypes.end) - 1]
        return removing(ByteRange(first.start, last.end), of: .additionalTypes, keeping: kept)
    }

    /// The marker without these names of `given:`.
    func removing(given names: Set<String>) -> ProposedMarker {
        let kept = marker.given.indices.map { file.writtenText(file.ranges[$0]) }.filter { !names.contains($0) }
        let first = file.ranges[Int(marker.given.start)]
        let last = file.ranges[Int(marker.given.end) - 1]
        return removing(ByteRange(first.start, last.end), of: .given, keeping: kept)
    }

    /// Replaces a list by what is kept of it. If that is nothing, removes the argument.
    private func removing(_ list: ByteRange, of argument: MarkerArgument, keeping kept: [String]) -> ProposedMarker {
        if !kept.isEmpty { return replacing(list, with: kept.joined(separator: ", ")) }
        let (before, after) = split(at: list)
        let label = trimmed(before)
        let rest = label.dropLast(label.hasSuffix(argument.name) ? argument.name.count : 0)
        return proposal(trimmed(trimmed(String(rest)) + after))
    }

    private func adding(_ element: String, to list: Run, as argument: MarkerArgument) -> ProposedMarker {
        guard let last = list.indices.last else {
            return proposal((arguments.isEmpty ? "" : arguments + ", ") + argument.name + " " + element)
        }
        let (before, after) = split(at: file.ranges[last])
        return proposal(before + file.writtenText(file.ranges[last]) + ", " + element + after)
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

    private func proposal(_ arguments: String) -> ProposedMarker {
        let text = ProposedMarker.text(marker.kind, arguments)
        return ProposedMarker(text: text, edit: file.source.replacing(marker, with: text))
    }

    /// Removes white space and commas at both ends.
    private func trimmed(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.first, first == " " || first == "," { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "," { rest = rest.dropLast() }
        return String(rest)
    }
}
