/// An unmarked function that makes the missing type, although a value that it takes is missing too, or a member of a provided
/// instance.
final class DistantMakerRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        if kind == .enum || isOfStandardLibrary(key) || unknownName(in: key).map(KnownType.isValue) == true {
            return []
        }
        return makers.map { isOfConformer($0) ? mark(callerOf: $0) : mark(maker: $0) }.capped
    }

    /// Whether one makes the type in its own way, so that the type's initializer may not be meant.
    var isRival: Bool {
        makers.contains { site in
            let (isOwn, isStatic) = (program.isOwn(site.file), program.declaration(site).traits.contains(.isStatic))
            let owner = isOwn || isStatic ? nil : symbols.enclosingType(of: site)
            return isOfConformer(site) || owner.map(tables.containers.contains) == false
        }
    }

    private var makers: [Site] {
        // The type that has the need cannot meet it.
        let consumer = symbols.symbol(of: graph.providers[unmet.provider].type)
        return (tables.makers.distantSites[key] ?? []).filter {
            fillsGap($0) && (consumer == nil || symbols.enclosingType(of: $0) != consumer)
        }
    }

    /// Whether it is a static member of a protocol's extension, which code calls on a type that conforms.
    private func isOfConformer(_ site: Site) -> Bool {
        symbols.enclosingType(of: site).map { symbols[$0].kind == .protocol } == true
    }

    private func mark(callerOf site: Site) -> Diagnostic.Note {
        let words = "mark a function that calls it with '\(ProposedMarker.text(.provides))'"
        return note(site, "'\(show(key)).\(name(site))' makes one: ", Fix(words))
    }
}
