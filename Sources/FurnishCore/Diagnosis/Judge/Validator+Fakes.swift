/// Checks that each of the module's own fakes can replace something live.
extension Validator {
    func reportFakes() {
        var reported: Set<ProviderID> = []
        for (live, fakes) in graph.fakes.fakes.sorted(by: { $0.key < $1.key }) {
            let providers = fakes.map { graph.offers[$0].provider }
            for fake in fakes {
                let made = graph.offers[fake].provider
                if [made, graph.offers[live].provider].contains(where: graph.validity.isInvalid) { continue }
                checkForm(of: made, inPlaceOf: live)
                checkEffects(of: fake, inPlaceOf: live)
                // What is missing may be what takes it.
                if missing.isEmpty { checkGiven(of: fake, inPlaceOf: live) }
            }
            let sites = resolution.colliding(providers.sorted(by: resolution.isWrittenBefore))
            if sites.count > 1, reported.insert(sites[1]).inserted {
                report(.duplicates(sites, graph.offers[live].key))
            }
        }
        for fake in Set(graph.fakes.fakes.values.joined()).sorted() { reportCycle(of: graph.offers[fake].provider) }
    }

    /// A fake whose arguments exist under so many conditions that its initializers would fill the generated file.
    func reportFakeConditions() {
        if !graph.fakes.isNeeded { return }
        for scope in bindings.scopes.indices {
            let arguments = graph.fakes.arguments[scope].filter { $0.isReplaceable && $0.condition != .always }
            let world = Fakes.world(ofFakeOf: scope, graph.bindings)
            let questions = arguments.map(\.condition)
            guard bindings.conditions.have(moreThan: Conditions.mostFakes, of: questions, in: world) else { continue }
            return report(.fakeConditions(scope, arguments[arguments.count - 1].offer))
        }
    }

    /// Live types without a fake: those that no property of the fake factory can have, so that no test can replace them, and
    /// those of a public factory's fake that other modules cannot name.
    func reportUnfaked() {
        var reported: Set<OfferID> = []
        for scope in bindings.scopes.indices {
            for argument in graph.fakes.arguments[scope] where argument.fakes.isEmpty {
                let offer = graph.offers[argument.offer]
                if !argument.isReplaceable {
                    if reported.insert(argument.offer).inserted { report(.unreplaceableType(argument.offer)) }
                } else if bindings.scopes[scope].access >= .public, let site = hiddenDeclaration(in: offer.type),
                    !providers[offer.provider].isFactory, reported.insert(argument.offer).inserted
                {
                    report(.unnameableFake(argument.offer, site))
                }
            }
        }
    }

    /// The first declaration of the module itself in a type that is not public.
    private func hiddenDeclaration(in type: TypeID) -> Site? {
        if let site = symbols.symbol(of: type).flatMap({ symbols[$0].sites.first }),
            program.isOwn(site.file), program.declaration(site).access < .public
        {
            return site
        }
        return types.children(of: type).lazy.compactMap { self.hiddenDeclaration(in: $0.type) }.first
    }

    /// Where a fake stands for what it replaces, it must not need that, directly or through other types.
    private func reportCycle(of fake: ProviderID) {
        func calls(_ provider: ProviderID) -> [ProviderCall] {
            graph.calls[provider].filter(\.isDirect).flatMap { call in
                graph.fakes.fakes[resolution.firstAlternative(of: call.offer)]?.map {
                    ProviderCall(call.step, $0, graph.resolution)
                } ?? [call]
            }
        }
        let paths = Paths(from: [fake], count: providers.count, calls)
        for provider in providers.indices where paths.isReached[provider] {
            guard let last = calls(provider).first(where: { $0.made == fake }),
                let replaced = graph.offer(meeting: last.need)
            else { continue }
            return reportUnfit(fake, replaced, .cycle(paths.path(to: provider).first?.need ?? last.need))
        }
    }

    func reportUselessFakes() {
        // The live type may be in a file with broken Swift.
        if !bindings.hasFakes || bindings.isIncomplete { return }
        // A module above may have what a public fake replaces.
        for fake in providers.indices
        where providers[fake].isFake && resolution.keysReplaced(by: fake).isEmpty && isReportedIfUnused(fake) {
            let definition = providers[fake]
            let keys = ([definition.type] + definition.additionalTypes).map(graph.keys.key)
            let made = keys.compactMap(resolution.find).map { graph.offers[$0].provider }.first {
                resolution.isOwn($0) && providers[$0].marker?.kind == .provides
            }
            report(.uselessFake(fake, keys[keys.count - 1], provider: made))
        }
    }

    private func checkForm(of fake: ProviderID, inPlaceOf live: OfferID) {
        let definition = providers[fake]
        let kind = symbols.symbol(of: definition.type).map { symbols[$0].kind }
        if resolution.lifetime(of: fake) == .weak, kind == .struct || kind == .enum {
            reportUnfit(fake, live, .weakValue)
        }
        if definition.isFailable, types[graph.offers[live].key].kind != .optional {
            reportUnfit(fake, live, .failable)
        }
    }

    /// The member that a fake overrides has the effects and the actor of the live provider.
    private func checkEffects(of fake: OfferID, inPlaceOf live: OfferID) {
        let made = graph.offers[fake].provider
        for offer in resolution.offers(at: live) {
            let replaced = graph.offers[offer].provider
            var hop = Effects.none
            if graph.isolations.mustHop(from: graph.isolations.actor(of: replaced), to: made),
                let actor = graph.isolations.actor(of: made)
            {
                if !placement.scope(of: made).isSendableOrIsolated { return reportUnfit(made, offer, .actor(actor)) }
                hop = .isAsync
            }
            let (allowed, needed) = (graph.effects[replaced], graph.effects[made].union(hop))
            if providers[replaced].isLive, !allowed.contains(needed) {
                return reportUnfit(made, offer, .effects(needed.subtracting(allowed)))
            }
        }
    }

    /// Only what the live provider is given can be passed to a fake.
    private func checkGiven(of offer: OfferID, inPlaceOf live: OfferID) {
        let promotion = Promotion(keys: graph.keys, symbols: graph.symbols)
        let (fake, replaced) = (graph.offers[offer].provider, graph.offers[live].provider)
        let lacking = graph.givens[fake].first { given in
            !graph.givens[replaced].contains { match in
                match.name == given.name && promotion.fills(given.type, with: match.type)
            }
        }
        if let lacking { reportUnfit(fake, live, .given(lacking)) }
    }

    private func reportUnfit(_ fake: ProviderID, _ live: OfferID, _ mismatch: FakeMismatch) {
        report(.unfitFake(fake, inPlaceOf: graph.offers[live].provider, mismatch))
    }
}
