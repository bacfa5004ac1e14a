/// Finds the loop that the error for a dependency cycle shows, and providers that would make themselves.
extension Validator {
    /// The shortest loop inside a group of providers that reach each other. It starts at the group's first need in file
    /// order.
    func shortestCycle(in group: [ProviderID]) -> [PathStep]? {
        let members = Set(group)
        func inner(_ provider: ProviderID) -> [ProviderCall] {
            certainCalls(of: provider).filter { members.contains($0.made) }
        }
        let first = group.flatMap(inner).min { left, right in
            // Nobody wrote the needs of a collection: they are located at the markers of its elements. So any other need comes
            // before them.
            let isElement = providers[left.step.provider].isCollection
            let isOtherElement = providers[right.step.provider].isCollection
            return isElement == isOtherElement ? precedes(left.step.need, right.step.need) : isOtherElement
        }
        guard let first else { return nil }
        let paths = Paths(from: [first.made], count: providers.count, inner)
        return [first.step] + paths.path(to: first.caller)
    }

    private func certainCalls(of provider: ProviderID) -> [ProviderCall] {
        calls[provider].filter {
            $0.isDirect && !resolution.isInvalid($0.need) && graph.validity.decorators[provider] != $0.need
        }
    }

    /// The groups of providers that reach each other, and the single ones that reach themselves, without needs because of which
    /// a mistake is reported elsewhere.
    var groupsInCycles: [[ProviderID]] {
        Components(splitting: graph.requirements.topology.eagerGroups, count: providers.count) { provider in
            certainCalls(of: provider).map(\.made)
        }.groups.filter { group in group.count > 1 || calls[group[0]].contains { $0.isDirect && $0.made == group[0] } }
    }

    /// Takes the inner type under the name of its own that it has already.
    private func taking(_ inner: OfferID, in decorator: ProviderID, _ need: NeedID) -> Diagnostic.Note {
        let (type, maker) = (graph.offers[inner].type, graph.show(graph.offers[inner].provider))
        let changes =
            keys.key(needs[need].type) == symbols.aliasTarget(graph.offers[inner].key).map(keys.key)
            ? graph.writing(graph.text.spell(type), for: need) : []
        return note(
            need, "'\(maker)' is provided as '\(graph.text.show(type))': ",
            Fix("take '\(graph.text.show(type))' in '\(graph.show(decorator))'", changes))
    }

    /// A provider that would make itself again. The way out is a name of its own for the inner type.
    func reportDecorator(_ decorator: ProviderID, _ need: NeedID) {
        let place = graph.location(ofNeed: need)
        // The type that it wraps, without closures and `?` around it.
        let key = graph.offer(meeting: need).map { graph.offers[$0].key } ?? keys.key(needs[need].type)
        let (shown, type) = (graph.show(decorator), graph.text.show(key))
        let inner = graph.offers.elements.first {
            $0.key == key && $0.provider != decorator && resolution.isOwn($0.provider)
        }?.provider
        let known = tables.providedAliases[key]?.first { graph.offers[$0].provider != decorator }
        let alias = "Inner" + TypeName.capitalized(TypeName(symbols: symbols).name(key))
        let providing = inner.map { "'\(graph.show($0))' as '\(alias)' here" } ?? "the inner type as '\(alias)'"
        let naming = Diagnostic.Note(
            inner.map(graph.markerLocation) ?? place,
            "give the inner type a name of its own: write 'typealias \(alias) = \(type)', provide \(providing), and take "
                + "'\(alias)' in '\(shown)'")
        var notes = [known.map { taking($0, in: decorator, need) } ?? naming]
        if needs[need].defaultValue != .none {
            notes.append(.init(place, "or use the default: '// @Needs(default: \(name(of: need)))'"))
        }
        if case .type = providers[decorator].maker {
            notes.append(.init(place, "for another '\(shown)', take '() -> \(shown)'"))
        }
        report(
            .dependencyCycle, at: place,
            "'\(shown)' provides '\(type)' and needs one, so it would make itself again and again", notes: notes)
    }
}
