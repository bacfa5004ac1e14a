import FurnishTables

/// Checks that each of the module's own fakes can replace something live.
extension Validator {
    mutating func reportFakes() {
        if !graph.bindings.hasFakes { return }
        var fakes: [OfferID: [ProviderID]] = [:]
        for offer in graph.offers.indices where graph.resolution.isOwnType(offer) {
            let fake = graph.offers[offer].provider
            if !graph.providers[fake].isFake { continue }
            for live in graph.providers[fake].replaced.compactMap(graph.resolution.find) {
                fakes[live, default: []].append(fake)
                if graph.validity.isInvalid(fake) || graph.validity.isInvalid(graph.offers[live].provider) { continue }
                checkForm(of: fake, inPlaceOf: live)
                checkEffects(of: offer, inPlaceOf: live)
                // What is missing may be what takes it.
                if missing.isEmpty { checkGiven(of: offer, inPlaceOf: live) }
            }
        }
        for fake in Set(fakes.values.joined()).sorted() { reportCycle(of: fake, fakes) }
        var reported: Set<ProviderID> = []
        for (live, providers) in fakes.sorted(by: { $0.key < $1.key }) {
            let sites = graph.resolution.colliding(providers.sorted(by: graph.resolution.isWrittenBefore))
            guard sites.count > 1, reported.insert(sites[1]).inserted else { continue }
            report(ConflictMessages(graph: graph).duplicate(sites, graph.offers[live].key))
        }
    }

    /// A fake whose arguments exist under so many conditions that its initializers would fill the generated file.
    mutating func reportFakeConditions() {
        if !graph.fakes.isNeeded { return }
        for scope in graph.bindings.scopes.indices {
            let arguments = graph.fakes.arguments[scope].filter { $0.isReplaceable && $0.condition != .always }
            let world = Fakes.world(ofFakeOf: scope, graph.bindings)
            let questions = arguments.map(\.condition)
            guard graph.bindings.conditions.have(moreThan: Conditions.mostFakes, of: questions, in: world) else {
                continue
            }
            let location = graph.markerLocation(graph.offers[arguments[arguments.count - 1].offer].provider)
            let fake = "Fake" + graph.bindings.scopes[scope].factory
            return report(ConflictMessages(graph: graph).tooManyFakes(location, fake))
        }
    }

    /// Live types without a fake: those that no property of the fake factory can have, so that no test can replace them, and
    /// those of a public factory's fake that other modules cannot name.
    mutating func reportUnfaked() {
        var reported: Set<OfferID> = []
        for scope in graph.bindings.scopes.indices {
            for argument in graph.fakes.arguments[scope] where argument.fakes.isEmpty {
                if !argument.isReplaceable {
                    if reported.insert(argument.offer).inserted {
                        report(FakeMessages(graph: graph).unreplaceable(argument.offer))
                    }
                    continue
                }
                let provider = graph.providers[graph.offers[argument.offer].provider]
                guard graph.bindings.scopes[scope].access >= .public,
                    let site = hiddenDeclaration(in: graph.offers[argument.offer].type), !provider.isFactory,
                    reported.insert(argument.offer).inserted
                else { continue }
                report(FakeMessages(graph: graph).hidden(argument.offer, site))
            }
        }
    }

    /// The first declaration of the module itself in a type that is not public.
    private func hiddenDeclaration(in type: TypeID) -> Site? {
        if let site = graph.symbols.symbol(of: type).flatMap({ graph.symbols[$0].sites.first }),
            graph.program.isOwn(site.file), graph.program.declaration(site).access < .public
        {
            return site
        }
        return graph.types.children(of: type).lazy.compactMap { hiddenDeclaration(in: $0.type) }.first
    }

    /// Where a fake stands for what it replaces, it must not need that, directly or through other types.
    private mutating func reportCycle(of fake: ProviderID, _ fakes: [OfferID: [ProviderID]]) {
        func calls(_ provider: ProviderID) -> [ProviderCall] {
            graph.dependencies.calls[provider].filter(\.isDirect).flatMap { call in
                let offer = graph.offer(meeting: call.need).map(graph.resolution.firstAlternative)
                let made = offer.flatMap { fakes[$0] } ?? [call.made]
                return made.map { ProviderCall(need: call.need, made: $0, isDirect: true) }
            }
        }
        let paths = Paths(from: [fake], count: graph.providers.count, calls)
        for provider in graph.providers.indices where paths.isReached[provider] {
            guard let last = calls(provider).first(where: { $0.made == fake }),
                let replaced = graph.offer(meeting: last.need)
            else { continue }
            let place = graph.location(ofNeed: paths.path(to: provider).first?.need ?? last.need)
            let reason = "it needs what it replaces; take a closure"
            return report(FakeMessages(graph: graph).unfit(.dependencyCycle, fake, replaced, reason, at: place))
        }
    }

    mutating func reportUselessFakes() {
        // The live type may be in a file with broken Swift.
        if !graph.bindings.hasFakes || graph.bindings.isIncomplete { return }
        // A module above may have what a public fake replaces.
        for fake in graph.providers.indices
        where graph.providers[fake].isFake && graph.providers[fake].replaced.isEmpty && isReportedIfUnused(fake) {
            let definition = graph.providers[fake]
            let keys = ([definition.type] + definition.additionalTypes).map(graph.keys.key)
            let made = keys.compactMap(graph.resolution.find).map { graph.offers[$0].provider }.first {
                graph.resolution.isOwn($0) && graph.providers[$0].marker?.kind == .provides
            }
            report(FakeMessages(graph: graph).useless(fake, key: keys[keys.count - 1], made: made))
        }
    }

    private mutating func checkForm(of fake: ProviderID, inPlaceOf live: OfferID) {
        let definition = graph.providers[fake]
        let messages = FakeMessages(graph: graph)
        let kind = graph.symbols.symbol(of: definition.type).map { graph.symbols[$0].kind }
        if definition.lifetime == .weak, kind == .struct || kind == .enum {
            report(messages.unfit(.invalidLifetime, fake, live, "a value type cannot be held weakly"))
        }
        if definition.isFailable, graph.types[graph.offers[live].key].kind != .optional {
            report(messages.unfit(.failableProvider, fake, live, "its initializer may return nil"))
        }
    }

    /// The member that a fake overrides has the effects and the actor of the live provider.
    private mutating func checkEffects(of fake: OfferID, inPlaceOf live: OfferID) {
        let made = graph.offers[fake].provider
        for offer in graph.resolution.offers(at: live) {
            let replaced = graph.offers[offer].provider
            var hop = Effects.none
            if graph.isolations.mustHop(from: graph.isolations.actor(of: replaced), to: made),
                let actor = graph.isolations.actor(of: made)
            {
                if !graph.placement.scope(of: made).isSendableOrIsolated {
                    let reason = "it is made on '@\(graph.text.show(actor))'"
                    return report(FakeMessages(graph: graph).unfit(.isolationMismatch, made, offer, reason))
                }
                hop = .isAsync
            }
            let (allowed, needed) = (graph.effects[replaced], graph.effects[made].union(hop))
            if graph.providers[replaced].isLive, !allowed.contains(needed) {
                let reason = "making it " + messages.words(needed.subtracting(allowed))
                return report(FakeMessages(graph: graph).unfit(.effectMismatch, made, offer, reason))
            }
        }
    }

    /// Only what the live provider is given can be passed to a fake.
    private mutating func checkGiven(of offer: OfferID, inPlaceOf live: OfferID) {
        let promotion = Promotion(keys: graph.keys, symbols: graph.symbols)
        let (fake, replaced) = (graph.offers[offer].provider, graph.offers[live].provider)
        let lacking = graph.givens[fake].first { given in
            !graph.givens[replaced].contains { match in
                match.name == given.name && promotion.fills(given.type, with: match.type)
            }
        }
        if let lacking {
            let reason = "it needs the given parameter '\(graph.program.names.text(lacking.name))'"
            let place = graph.location(ofNeed: lacking.need)
            report(FakeMessages(graph: graph).unfit(.needsGiven, fake, live, reason, at: place))
        }
    }
}

/// Messages about the module's own fakes.
private struct FakeMessages: GraphReader {
    let graph: DependencyGraph

    private func location(_ provider: ProviderID) -> Location {
        graph.program.nameLocation(graph.providers[provider].site)
    }

    /// - Parameter made: What provides the type, but is not live.
    func useless(_ fake: ProviderID, key: TypeID, made: ProviderID?) -> Diagnostic {
        var notes = [Diagnostic.Note(location(fake), "remove its '@Provides'")]
        if let made, let marker = graph.markerEditor(of: made)?.adding(word: "live") {
            let text = "or, if '\(graph.show(made))' touches the outside world, write '\(marker.text)'"
            notes.append(note(markerOf: made, text))
        }
        return Diagnostic(
            .unusedProvider, at: location(fake),
            "'\(graph.show(fake))' replaces nothing, because nothing live provides '\(graph.text.show(key))'",
            notes: notes)
    }

    func unreplaceable(_ live: OfferID) -> Diagnostic {
        let place = graph.markerLocation(graph.offers[live].provider)
        // A function that provides an element only into a collection has no key that a fake could replace.
        let own = graph.offers[graph.offers[live].isElement ? graph.offers[live].ownOffer : live]
        let fake = "mark a fake of this module '// @Provides(fake, as: \(graph.text.show(own.type)))'"
        let hasKey =
            graph.resolution.find(own.key).map { graph.resolution.providers(at: $0).contains(own.provider) } == true
        return Diagnostic(
            .conditionMismatch, at: place,
            "a test cannot replace '\(graph.text.show(graph.offers[live].type))' in the fake factory, because Swift allows no "
                + "stored property of a type that is '@available' on some systems only",
            notes: (hasKey ? [.init(place, fake)] : [])
                + [.init(place, (hasKey ? "or " : "") + "provide it 'as:' a protocol without '@available'")])
    }

    func hidden(_ live: OfferID, _ site: Site) -> Diagnostic {
        let key = graph.text.show(graph.offers[live].type)
        let name = graph.program.names.text(graph.program.name(site))
        let provider = graph.offers[live].provider
        return Diagnostic(
            .hiddenFake, at: graph.markerLocation(provider),
            "other modules cannot make the fake of this public factory: it takes a '\(key)', and '\(name)' is "
                + "\(graph.program.declaration(site).access)",
            notes: [
                note(site, "make '\(name)' public"),
                note(markerOf: provider, "or mark a fake of this module '// @Provides(fake, as: \(key))'"),
            ])
    }

    func unfit(
        _ code: DiagnosticCode, _ fake: ProviderID, _ live: OfferID, _ reason: String, at place: Location? = nil
    ) -> Diagnostic {
        let replaced = graph.offers[live].provider
        return Diagnostic(
            code, at: place ?? location(fake),
            "'\(graph.show(fake))' cannot replace '\(graph.show(replaced))': \(reason)",
            notes: [.init(location(replaced), "this is what it replaces")])
    }
}
