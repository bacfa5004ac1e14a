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
                report(ConflictMessages(graph: graph).duplicate(sites, graph.offers[live].key))
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
            return report(
                .conditionMismatch,
                at: graph.markerLocation(graph.offers[arguments[arguments.count - 1].offer].provider),
                "the initializer of 'Fake\(bindings.scopes[scope].factory)' would be written more than "
                    + "\(Conditions.mostFakes) times, because its parts exist under '#if' conditions of their own; put several of "
                    + "them under one condition")
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
                    if reported.insert(argument.offer).inserted { reportUnreplaceable(offer) }
                    continue
                }
                guard bindings.scopes[scope].access >= .public, let site = hiddenDeclaration(in: offer.type),
                    !providers[offer.provider].isFactory, reported.insert(argument.offer).inserted
                else { continue }
                let (key, name) = (graph.text.show(offer.type), names.text(program.name(site)))
                let faking = "or mark a fake of this module '// @Provides(fake, as: \(key))'"
                report(
                    .hiddenFake, at: graph.markerLocation(offer.provider),
                    "other modules cannot make the fake of this public factory: it takes a '\(key)', and '\(name)' is "
                        + "\(program.declaration(site).access)",
                    notes: [note(site, "make '\(name)' public"), note(markerOf: offer.provider, faking)])
            }
        }
    }

    private func reportUnreplaceable(_ live: Offer) {
        let place = graph.markerLocation(live.provider)
        // A function that provides an element only into a collection has no key that a fake could replace.
        let own = live.isElement ? graph.offers[live.ownOffer] : live
        let fake = "mark a fake of this module '// @Provides(fake, as: \(graph.text.show(own.type)))'"
        let hasKey = resolution.find(own.key).map { resolution.providers(at: $0).contains(own.provider) } == true
        report(
            .conditionMismatch, at: place,
            "a test cannot replace '\(graph.text.show(live.type))' in the fake factory, because Swift allows no "
                + "stored property of a type that is '@available' on some systems only",
            notes: (hasKey ? [.init(place, fake)] : [])
                + [.init(place, (hasKey ? "or " : "") + "provide it 'as:' a protocol without '@available'")])
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
            let place = graph.location(ofNeed: paths.path(to: provider).first?.need ?? last.need)
            return reportUnfit(.dependencyCycle, fake, replaced, "it needs what it replaces; take a closure", at: place)
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
            let place = program.nameLocation(definition.site)
            var notes = [Diagnostic.Note(place, "remove its '@Provides'")]
            if let made, let marker = graph.markerEditor(of: made)?.adding(word: "live") {
                let text = "or, if '\(graph.show(made))' touches the outside world, write '\(marker.text)'"
                notes.append(note(markerOf: made, text))
            }
            report(
                .unusedProvider, at: place,
                "'\(graph.show(fake))' replaces nothing, because nothing live provides "
                    + "'\(graph.text.show(keys[keys.count - 1]))'", notes: notes)
        }
    }

    private func checkForm(of fake: ProviderID, inPlaceOf live: OfferID) {
        let definition = providers[fake]
        let kind = symbols.symbol(of: definition.type).map { symbols[$0].kind }
        if resolution.lifetime(of: fake) == .weak, kind == .struct || kind == .enum {
            reportUnfit(.invalidLifetime, fake, live, "a value type cannot be held weakly")
        }
        if definition.isFailable, types[graph.offers[live].key].kind != .optional {
            reportUnfit(.failableProvider, fake, live, "its initializer may return nil")
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
                if !placement.scope(of: made).isSendableOrIsolated {
                    let reason = "it is made on '@\(graph.text.show(actor))'"
                    return reportUnfit(.isolationMismatch, made, offer, reason)
                }
                hop = .isAsync
            }
            let (allowed, needed) = (graph.effects[replaced], graph.effects[made].union(hop))
            if providers[replaced].isLive, !allowed.contains(needed) {
                let reason = "making it " + messages.words(needed.subtracting(allowed))
                return reportUnfit(.effectMismatch, made, offer, reason)
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
        if let lacking {
            let reason = "it needs the given parameter '\(program.names.text(lacking.name))'"
            reportUnfit(.needsGiven, fake, live, reason, at: graph.location(ofNeed: lacking.need))
        }
    }

    /// - Parameter place: The name of the fake's declaration, unless the reason has a place of its own.
    private func reportUnfit(
        _ code: DiagnosticCode, _ fake: ProviderID, _ live: OfferID, _ reason: String, at place: Location? = nil
    ) {
        let replaced = graph.offers[live].provider
        report(
            code, at: place ?? program.nameLocation(providers[fake].site),
            "'\(graph.show(fake))' cannot replace '\(graph.show(replaced))': \(reason)",
            notes: [note(providers[replaced].site, "this is what it replaces")])
    }
}
