/// Messages about providers that wrap another value of the type that they provide.
struct DecoratorMessages: GraphReader {
    let graph: DependencyGraph

    /// A provider that would make itself again. The way out is a name of its own for the inner type.
    func message(_ provider: ProviderID, _ need: NeedID) -> Diagnostic {
        let needed = graph.needs[need]
        // The type that it wraps, without closures and `?` around it.
        let key = graph.offer(meeting: need).map { graph.offers[$0].key } ?? graph.keys.key(needed.type)
        let place = graph.location(ofNeed: need)
        var notes = [innerName(key, provider, at: place)]
        if needed.defaultValue != .none {
            notes.append(.init(place, "or use the default: '// @Needs(default: \(names.text(needed.name)))'"))
        }
        if case .initializer = graph.providers[provider].construction {
            notes.append(.init(place, "for another '\(graph.show(provider))', take '() -> \(graph.show(provider))'"))
        }
        return Diagnostic(
            .dependencyCycle, at: place,
            "'\(graph.show(provider))' provides '\(graph.text.show(key))' and needs one, so it would make itself again and again",
            notes: notes)
    }

    /// A name of its own for the type that a decorator wraps.
    private func innerName(_ key: TypeID, _ decorator: ProviderID, at place: Location) -> Diagnostic.Note {
        func maker(of key: TypeID) -> ProviderID? {
            graph.offers.elements.first {
                $0.key == key && $0.provider != decorator && graph.resolution.isOwn($0.provider)
            }?.provider
        }
        let existing = existingAlias(of: key)
        let alias =
            existing.map(graph.text.show)
            ?? "Inner" + TypeName.capitalized(TypeName(symbols: symbols).name(key))
        let taking = "take '\(alias)' in '\(graph.show(decorator))'"
        if let existing, graph.keys.key(existing) != key, let inner = maker(of: graph.keys.key(existing)) {
            return .init(place, "'\(graph.show(inner))' is provided as '\(alias)': \(taking)")
        }
        let inner = maker(of: key)
        return .init(
            inner.map(graph.markerLocation) ?? place,
            "give the inner type a name of its own: "
                + (existing == nil ? "write 'typealias \(alias) = \(graph.text.show(key))', " : "") + "provide "
                + (inner.map { "'\(graph.show($0))' as '\(alias)' here" } ?? "the inner type as '\(alias)'")
                + ", and \(taking)")
    }

    /// A typealias of this module for the type, preferably one that something provides.
    private func existingAlias(of key: TypeID) -> TypeID? {
        let aliases = SymbolID.all(in: symbols).filter {
            symbols[$0].kind == .typealias && symbols[$0].module == 0 && !symbols[$0].isGeneric
        }.map { types.nominal($0) }.filter { symbols.aliasTarget($0).map(graph.keys.key) == key }
        return aliases.first { graph.keys.key($0) != key } ?? aliases.first
    }
}
