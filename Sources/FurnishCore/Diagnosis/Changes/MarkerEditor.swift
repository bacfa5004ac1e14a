/// Proposes a correction or a further argument of a marker in the sources.
struct MarkerEditor {
    private let file: ScannedFile
    private let marker: Marker
    /// The arguments, and their texts with labels. A marker with a mistake has none here.
    private var arguments: [(argument: MarkerArgument, text: String)]

    /// - Parameter marker: A marker or near miss in `file`.
    init(_ marker: Marker, in file: ScannedFile) {
        (self.marker, self.file) = (marker, file)
        arguments = (marker.isMalformed ? .empty : marker.list).indices.map { row in
            let written = file.markerArguments[row]
            return (written.argument, file.argumentsText(written.range))
        }
        // The word of another tool implies a lifetime: `@Singleton` has no argument for it.
        if marker.lifetime != .each, !arguments.contains(where: { $0.argument.lifetime == marker.lifetime }),
            let implied = MarkerArgument(rawValue: "\(marker.lifetime)")
        {
            arguments.insert((implied, implied.name), at: 0)
        }
    }

    var place: Location { Location(file.source, marker.offset) }

    /// The marker with correct spelling and the same arguments.
    var corrected: ProposedMarker { proposal(arguments.map(\.text)) }

    func adding(type: String) -> ProposedMarker {
        types.contains(type) ? corrected : stating(.additionalTypes, types + [type])
    }

    /// The marker with a name in `given:` or `default:`.
    ///
    /// - Parameter order: All names that the list can have. The new one comes before those that follow it here.
    func naming(_ name: String, as argument: MarkerArgument, order: @autoclosure () -> [String]) -> ProposedMarker {
        var names = texts(argument == .given ? marker.given : marker.defaults)
        if names.contains(name) { return corrected }
        let followers = names.isEmpty ? [] : Set(order().drop { $0 != name })
        names.insert(name, at: names.firstIndex(where: followers.contains) ?? names.count)
        return stating(argument, names)
    }

    func stating(collection: String) -> ProposedMarker { stating(.collection, [collection]) }

    /// The marker of an element of another collection, without its key there.
    func collecting(in collection: String) -> ProposedMarker {
        var editor = self
        editor.arguments.removeAll { $0.argument == .collectionKey }
        return editor.stating(collection: collection)
    }

    func adding(word: String) -> ProposedMarker { proposal(arguments.map(\.text) + [word]) }

    /// The marker with `in: scope`, in place of its own scope, if any.
    func stating(scope: String) -> ProposedMarker { stating(.scope, [scope]) }

    /// The marker with another type in place of one after `as:`; nil if `as:` does not name it.
    func replacing(type: String, with other: String) -> ProposedMarker? {
        types.contains(type) ? stating(.additionalTypes, types.map { $0 == type ? other : $0 }) : nil
    }

    /// The marker with another lifetime, or without one.
    func changing(lifetime: Marker.Lifetime) -> ProposedMarker {
        let others = arguments.filter { $0.argument.lifetime == nil }.map(\.text)
        return proposal((lifetime == .each ? [] : ["\(lifetime)"]) + others)
    }

    /// The marker, which states no lifetime, with one, and with a scope to live in.
    func stating(_ lifetime: Marker.Lifetime, in scope: String?) -> ProposedMarker {
        let words = arguments.filter { !$0.argument.isLabel }.map(\.text)
        let lists = arguments.filter { $0.argument.isLabel }.map(\.text)
        return proposal(["\(lifetime)"] + words + (scope.map { ["in: " + $0] } ?? []) + lists)
    }

    /// The marker without one of the types of `as:`.
    func removing(type position: Int) -> ProposedMarker {
        var others = types
        others.remove(at: position)
        return stating(.additionalTypes, others)
    }

    /// The marker without these names of `given:`.
    func removing(given names: Set<String>) -> ProposedMarker {
        stating(.given, texts(marker.given).filter { !names.contains($0) })
    }

    private var types: [String] { texts(marker.additionalTypes) }

    private func texts(_ list: Run) -> [String] { list.indices.map { file.argumentsText(file.ranges[$0].range) } }

    /// The marker with these values of an argument, or without the argument if there are none.
    private func stating(_ argument: MarkerArgument, _ values: [String]) -> ProposedMarker {
        let stated = values.isEmpty ? [] : [argument.name + " " + values.joined(separator: ", ")]
        var texts = arguments.map(\.text)
        if let place = arguments.firstIndex(where: { $0.argument == argument }) {
            texts.replaceSubrange(place..<place + 1, with: stated)
        } else {
            // In the order of the table, as in `once, in: Session, as: API`.
            let next = arguments.firstIndex { $0.argument.bit > argument.bit }
            texts.insert(contentsOf: stated, at: next ?? texts.count)
        }
        return proposal(texts)
    }

    private func proposal(_ arguments: [String]) -> ProposedMarker {
        let text = ProposedMarker.text(marker.kind, arguments.joined(separator: ", "))
        return ProposedMarker(text: text, replacing: marker, in: file)
    }
}
