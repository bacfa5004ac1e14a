/// Elements of a collection that nothing needs, where something needs another collection of the same element: `[Rule]` is written, and
/// `[Key: Rule]` is needed.
struct UntakenElements: GraphReader {
    let graph: DependencyGraph

    /// A collection, without closures around its elements: a table of closures is met as its table is.
    private struct Form: Hashable {
        let collection: TypeID
        let element: TypeID
    }

    private typealias NeededForm = (form: Form, need: NeedID, provider: ProviderID)

    /// Each such element, and the need that was probably meant.
    var found: [(element: ProviderID, step: PathStep)] {
        let elements = providers.indices.filter {
            providers[$0].collection != nil && !providers[$0].isInvalid
                && program.module(of: providers[$0].site).origin != .dependency
        }
        if elements.isEmpty { return [] }
        let needed = self.needed
        let taken = Set(needed.map(\.form.collection) + distantNeeds)
        return elements.compactMap { element in
            guard let form = providers[element].collection.flatMap(form), !taken.contains(form.collection),
                let meant = needed.first(where: { $0.form.element == form.element && isCollected($0.form) })
            else { return nil }
            return (element, PathStep(need: meant.need, provider: meant.provider))
        }
    }

    /// The elements that contribute to another collection of what a missing one consists of.
    func elements(like key: TypeID) -> [ProviderID] {
        guard let wanted = form(key) else { return [] }
        return providers.indices.filter { provider in
            let other = providers[provider].isInvalid ? nil : providers[provider].collection.flatMap(form)
            return other?.element == wanted.element && other?.collection != wanted.collection
        }
    }

    /// The marker of an element as it would contribute to another collection.
    func marker(of element: ProviderID, into collection: TypeID) -> String {
        let other = form(collection)?.collection ?? collection
        let name = graph.text.show(other) + (types[other].kind == .dictionary ? ", key: …" : "")
        return graph.markerEditor(of: element)?.collecting(in: name).text ?? ""
    }

    private func form(_ type: TypeID) -> Form? {
        let key = keys.key(type)
        guard [.array, .dictionary].contains(types[key].kind), let written = types.children(of: key).last?.type
        else { return nil }
        let made = keys.made(by: written)
        let element = made == written ? made : types.withoutOptional(made)
        return Form(collection: types.replacingElement(of: key) { _ in element }, element: element)
    }

    /// Whether nothing provides a collection itself.
    private func isCollected(_ form: Form) -> Bool {
        graph.provider(ofKey: form.collection).map { providers[$0].isCollection } ?? true
    }

    /// The collections that something in the package needs, whether or not anything reaches it.
    private var needed: [NeededForm] {
        providers.indices.filter {
            !providers[$0].isCollection && program.module(of: providers[$0].site).origin != .dependency
        }.flatMap { provider in
            providers[provider].needs.compactMap { need in
                let made = keys.made(by: keys.key(needs[need].type))
                return form(types.withoutOptional(made)).map { ($0, need, provider) }
            }
        }
    }

    /// The collections that marked declarations of other modules need and that are made elsewhere: by the factory of their module, from
    /// where they are hidden here, or by a module above, whose scope they wait for.
    private var distantNeeds: [TypeID] {
        let waiting = Set(bindings.waitingEntryPoints.map(\.site))
        // One expression with all of it would take a second to check.
        var types: [TypeID] = []
        for marked in bindings.marked.inOrder
        where waiting.contains(marked.site) || program.isHidden(marked.site) && !program.isOwn(marked.site.file) {
            let initializers = symbols.symbol(at: marked.site).map { symbols.members(of: $0, .initializer) } ?? []
            for site in [marked.site] + initializers { types += TypeReader.parameters(of: site, symbols).map(\.type) }
            types += program.storedProperties(of: marked.site).compactMap(writtenType)
        }
        return types.compactMap { form($0)?.collection }
    }
}
