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
            let isOfInstance = !program.isOwn(site.file) && !program.declaration(site).traits.contains(.isStatic)
            return isOfConformer(site)
                || isOfInstance && symbols.enclosingType(of: site).map(tables.containers.contains) == false
        }
    }

    private var makers: [Site] {
        let ancestors = symbol.map { Ancestry(of: symbols.implicitType($0), symbols).found.subtracting([$0]) } ?? []
        let ofSelf = ancestors.flatMap { ancestor in
            (tables.makers.distantSites[graph.keys.key(symbols.implicitType(ancestor))] ?? []).filter {
                program.source($0.file).text(program.declaration($0).type) == "Self"
            }
        }
        // The type that has the need cannot meet it.
        let consumer = symbols.symbol(of: graph.providers[unmet.provider].type)
        return ((tables.makers.distantSites[key] ?? []) + ofSelf.sorted(by: <)).filter { site in
            let owner = symbols.enclosingType(of: site)
            let canBeCalled = !isOfConformer(site) || owner.map(ancestors.contains) == true
            return canBeCalled && fillsGap(site) && (consumer == nil || owner != consumer)
        }
    }

    /// Whether it is a static member of a protocol's extension.
    private func isOfConformer(_ site: Site) -> Bool {
        symbols.enclosingType(of: site).map { symbols[$0].kind == .protocol } == true
    }

    private func mark(callerOf site: Site) -> Diagnostic.Note {
        let words = "mark a function that calls it with '\(ProposedMarker.text(.provides))'"
        return note(site, "'\(show(key)).\(name(site))' makes one: ", Fix(words))
    }
}
