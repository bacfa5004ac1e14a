/// The providers of collections, which no marker declares.
extension Resolver {
    /// Adds a provider for each collection. It needs all contributions, in their order.
    func offerCollections() {
        let contributing = offers.indices.filter { offer in
            offers[offer].ownOffer == offer && providers[offers[offer].provider].collection != nil
        }
        let collections = Dictionary(grouping: contributing) { offer in
            providers[offers[offer].provider].collection.map(keys.key)
        }
        for contributions in collections.values.sorted(by: { $0[0] < $1[0] }) { offerCollection(contributions) }
    }

    private func offerCollection(_ contributions: [OfferID]) {
        // Providers are in the order of modules, files and positions. Offers are not.
        let contributions = contributions.sorted { offers[$0].provider < offers[$1].provider }
        guard let first = contributions.first.map({ providers[offers[$0].provider] }), let type = first.collection
        else { return }
        let start = needs.end
        for offer in contributions {
            let contribution = providers[offers[offer].provider]
            needs.append(Need(contribution: contribution, contribution.type))
            fulfilments.append(.provider(elementOffer(offer, of: type)))
        }
        offer(add(collection(type, like: first, needs: RowRange(start, needs.end))))
    }

    /// A live element gets a member of the collection's element type, so that a fake can replace it by any element.
    private func elementOffer(_ offer: OfferID, of collection: TypeID) -> OfferID {
        let provider = offers[offer].provider
        let contribution = providers[provider]
        let written = named(collection)
        let isWrittenOut = types[written].kind == .array || types[written].kind == .dictionary
        guard contribution.isLive, !contribution.lifetime.isSharedInCall,
            let element = types.children(of: isWrittenOut ? written : keys.key(collection)).last?.type
        else { return offer }
        let key = keys.key(element)
        if key == offers[offer].key { return offer }
        let added = offers.end
        offers.append(Offer(key: key, type: element, provider: provider, ownOffer: offer, isElement: true))
        return added
    }

    /// - Parameter provider: The first provider that contributes, which stands for the collection's place.
    private func collection(_ type: TypeID, like provider: Provider, needs: RowRange<Need>, isLazy: Bool = false) -> Provider {
        let conditional = bindings.symbols.conditionalSite(inNamesOf: type)
        // A collection is declared nowhere but in the generated code.
        return Provider(
            .collection(ProvidedCollection(conditionalName: conditional, hasLazyElements: isLazy)), of: type,
            at: provider.site, marker: provider.marker,
            condition: conditional.map(bindings.conditions.condition) ?? .always,
            needs: NeedRows(all: needs, arguments: needs),
            availability: bindings.symbols.availability(ofNamesIn: type))
    }

    /// A need for `[() -> T]` or `[K: () -> T]` gets a closure for each contribution to `[T]` or `[K: T]`.
    func offerLazyCollection(_ key: TypeID, _ written: TypeID) -> OfferID? {
        let kind = types[key].kind
        guard kind == .array || kind == .dictionary, let element = types.children(of: key).last?.type,
            let function = types.function(named(element)), function.parameters.isEmpty, !function.traits.isForeign
        else { return nil }
        func eager(_ type: TypeID) -> OfferID? { find(keys.key(types.replacingElement(of: key) { _ in type })) }
        let whole = eager(function.result)
        guard let offer = whole ?? endingResult(of: function).flatMap(eager) else { return nil }
        let source = providers[offers[offer].provider]
        guard source.isCollection, !source.hasLazyElements else { return nil }
        let start = needs.end
        for need in source.needs {
            guard case .provider(let contribution) = fulfilments[need] else { continue }
            let closure = ClosurePlan(function: function, result: .provider(contribution), isNilAfterEnd: whole == nil)
            needs.append(Need(contribution: providers[offers[contribution].provider], element))
            fulfilments.append(add(closure))
        }
        self.offer(add(collection(written, like: source, needs: RowRange(start, needs.end), isLazy: true)))
        return find(key)
    }
}
