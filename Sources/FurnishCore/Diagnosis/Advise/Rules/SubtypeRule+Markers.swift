/// Notes that propose a marker for a type, so that it provides one of its protocols or superclasses.
extension SubtypeRule {
    func mark(_ candidate: SubtypeCandidate, as ancestor: TypeID, at target: MarkerTarget) -> Diagnostic.Note {
        let relation = "\(subject(candidate.site)) \(relation(candidate.symbol, to: ancestor))"
        let file = program.file(target.site.file)
        if let misspelled = file.misspelled(.provides, on: target.site.row), !program.isHidden(target.site) {
            let marker = MarkerEditor(misspelled, in: file)
            // A provider contributes to one collection.
            let isCollected = ancestor == key || !misspelled.collection.isEmpty
            let isStated = provides(misspelled, ancestor, candidate.site)
            let proposed = isStated ? marker.corrected : marker.adding(type: show(key))
            return .init(
                program.location(target.site.file, misspelled.offset), relation + ": ",
                (isCollected ? proposed : marker.stating(collection: show(key))).fix("write"))
        }
        return note(target, of: candidate.site, relation, (ancestor == key ? "as: " : "into: ") + show(key))
    }

    /// A type after `as:` that no source in view declares, inherits from or needs: the protocol was renamed.
    func oldName(in provider: ProviderID, of candidate: SubtypeCandidate) -> TypeID? {
        graph.providers[provider].additionalTypes.first { type in
            let key = graph.keys.key(type)
            return isForeign(key) && !tables.neededKeys.contains(key)
                && nominal(key).map(candidate.ancestry.contains) == false
        }
    }

    /// Whether the `as:` of a marker names a type.
    private func provides(_ marker: Marker, _ key: TypeID, _ site: Site) -> Bool {
        let (file, outside) = (program.file(site.file), program.parent(of: site))
        return marker.additionalTypes.indices.contains { position in
            graph.keys.key(symbols.readType(file.ranges[position], at: outside)) == key
        }
    }
}
