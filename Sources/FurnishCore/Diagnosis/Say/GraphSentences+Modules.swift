/// Sentences about fakes, about other modules, and about what nothing needs.
extension GraphSentences {
    // MARK: Fakes

    func diagnostic(_ problem: FakeProblem) -> Diagnostic {
        switch problem {
        case .unfit(let fake, let replaced, let mismatch): return unfit(fake, replaced, mismatch)
        case .unreplaceable(let offer):
            let live = graph.offers[offer]
            // A function that provides an element only into a collection has no key that a fake could replace.
            let own = live.isElement ? graph.offers[live.ownOffer] : live
            let hasKey = resolution.find(own.key).map { resolution.providers(at: $0).contains(own.provider) } == true
            let fake = "mark a fake of this module '// @Provides(fake, as: \(show(own.type)))'"
            let naming = (hasKey ? "or " : "") + "provide it 'as:' a protocol without '@available'"
            return diagnostic(
                .conditionMismatch, markerOf: live.provider,
                "a test cannot replace '\(show(live.type))' in the fake factory, because Swift allows no stored property of a type that is '@available' on some systems only",
                notes: (hasKey ? [fake, naming] : [naming]).map { note(markerOf: live.provider, $0) })
        case .unnameable(let offer, let site):
            let (live, key) = (graph.offers[offer].provider, show(graph.offers[offer].type))
            return diagnostic(
                .hiddenFake, markerOf: live,
                "other modules cannot make the fake of this public factory: it takes a '\(key)', and '\(show(site))' is \(program.declaration(site).access)",
                notes: [
                    note(site, "make '\(show(site))' public"),
                    note(markerOf: live, "or mark a fake of this module '// @Provides(fake, as: \(key))'"),
                ])
        case .useless(let fake, let key, let provider):
            let place = providers[fake].site
            let proposed = provider.flatMap(graph.markerEditor)?.adding(word: "live").text
            let live = proposed.flatMap { text in
                provider.map { note(markerOf: $0, "or, if '\(show($0))' touches the outside world, write '\(text)'") }
            }
            return diagnostic(
                .unusedProvider, place,
                "'\(show(fake))' replaces nothing, because nothing live provides '\(show(key))'",
                notes: [note(place, "remove its '@Provides'")] + (live.map { [$0] } ?? []))
        case .conditions(let scope, let offer):
            return diagnostic(
                .conditionMismatch, markerOf: graph.offers[offer].provider,
                "the initializer of 'Fake\(bindings.scopes[scope].factory)' would be written more than \(Conditions.mostFakes) times, because its parts exist under '#if' conditions of their own; put several of them under one condition"
            )
        }
    }

    private func unfit(
        _ fake: ProviderID, _ replaced: ProviderID, _ mismatch: FakeProblem.Mismatch
    ) -> Diagnostic {
        var place = program.nameLocation(providers[fake].site)
        let (code, reason): (DiagnosticCode, String)
        switch mismatch {
        case .weakValue: (code, reason) = (.invalidLifetime, "a value type cannot be held weakly")
        case .failable: (code, reason) = (.failableProvider, "its initializer may return nil")
        case .actor(let actor): (code, reason) = (.isolationMismatch, "it is made on '@\(show(actor))'")
        case .effects(let effects): (code, reason) = (.effectMismatch, "making it " + words(effects))
        case .given(let lacking):
            (code, reason) = (.needsGiven, "it needs the given parameter '\(show(lacking.name))'")
            place = graph.location(ofNeed: lacking.need)
        case .cycle(let need):
            (code, reason) = (.dependencyCycle, "it needs what it replaces; take a closure")
            place = graph.location(ofNeed: need)
        }
        return Diagnostic(
            code, at: place, "'\(show(fake))' cannot replace '\(show(replaced))': \(reason)",
            notes: [note(providers[replaced].site, "this is what it replaces")])
    }

    // MARK: Other modules

    func diagnostic(_ problem: ModuleProblem) -> Diagnostic {
        switch problem {
        case .unmadeEntryPoint(let site, let marked):
            let verb = verb(making: marked)
            return diagnostic(
                .unusedProvider, site,
                "nothing \(verb)s '\(program.fullName(of: site))', because no code in view mentions a factory of its module",
                notes: ways(to: "\(verb) it", site, marked))
        case .hiddenEntryPoint(let site, let marked, let scope, let hidden):
            let (verb, name) = (verb(making: marked), program.fullName(of: site))
            return diagnostic(
                .unusedProvider, site,
                "'\(bindings.scopes[scope].factory)' cannot \(verb) '\(name)', because \(HiddenProvider.reason(at: hidden, program))"
            )
        case .hiddenMember(let member, let maker):
            let verb = program.declaration(member).kind == .property ? "set" : "call"
            return diagnostic(
                .inaccessibleDeclaration, member,
                "'\(placement.scope(of: maker).factory)' makes '\(show(maker))' and cannot \(verb) '\(show(member))', because \(HiddenProvider.reason(at: member, program))"
            )
        case .hiddenElement(let element, let collection, let hidden):
            return diagnostic(
                .inaccessibleDeclaration, element,
                "'\(show(element))' is left out of '\(show(collection))', because \(HiddenProvider.reason(at: hidden, program))"
            ).with(isWarning: true)
        case .foreignOnce(let made, let path): return foreignOnce(made, path)
        }
    }

    /// An initializer makes its type.
    private func verb(making marked: Site) -> String {
        program.declaration(marked).kind != .function ? "make" : "call"
    }

    /// - Parameter marked: The declaration with the marker.
    private func ways(to use: String, _ named: Site, _ marked: Site) -> [Diagnostic.Note] {
        let (own, home) = (show(program.modules[0].name), show(program.module(of: named).name))
        let opened = bindings.scopes.indices.first { scope in
            bindings.scopes[scope].type.flatMap(symbols.symbol).map { symbols[$0].module > 0 } == true
        }
        let marker = bindings.marked[marked]?.needs
        let stated = opened.map { graph.show(scope: $0, in: program.moduleOfFile[Int(marked.file)]) } ?? "Session"
        let proposed =
            marker.map { MarkerEditor($0, in: program.file(marked.file)).stating(scope: stated).text } ?? ""
        let factory = opened.map { "'\(bindings.scopes[$0].factory)'" } ?? "a scope of '\(own)'"
        let scope =
            marker?.scope.isEmpty == false
            ? "remove '@Scope' in '\(home)' from what it names"
            : opened == nil ? "write the scope's type in its marker, such as '\(proposed)'" : "write '\(proposed)'"
        return [
            "to let the factory of '\(home)' \(use), add the plugin to that target, and use '\(home)Factory' there",
            "or, to let \(factory) \(use), \(scope)",
            "or, for handlers, mark a public protocol of '\(home)' whose method returns it '// @Provides', and take that protocol in '\(own)'",
        ].map { note(named, $0) }
    }

    // MARK: What nothing needs

    func diagnostic(_ unused: UnusedProvider) -> Diagnostic {
        switch unused {
        case .unreached(let provider, let needing):
            let place = providers[provider].site
            let advice = needing.map { site in
                note(
                    site,
                    "'\(show(site))' needs it: mark that '// @Needs' if the app makes it, or '// @Provides' if another type needs it"
                )
            }
            return diagnostic(
                .unusedProvider, place,
                "no entry point needs '\(show(provider))', and no code of the module reads it from a factory",
                notes: [advice ?? note(place, "remove its '@Provides', or take it where it is needed")])
        case .untaken(let element, let step):
            let needed = needs[step.need].type
            let marker = UntakenElements(graph: graph).marker(
                of: element, into: types.withoutOptional(keys.made(by: keys.key(needed))))
            return diagnostic(
                .unusedProvider, providers[element].site,
                "'\(show(element))' contributes to '\(show(providers[element].collection ?? providers[element].type))', which nothing needs",
                notes: [
                    note(step.need, "'\(show(step.provider))' needs '\(show(needed))': for that, write '\(marker)'")
                ])
        case .waiting(let first, let key, let need, let others):
            let names = others.map { "'\(show($0))'" }
            let shown =
                names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
            let rest = names.isEmpty ? "" : "; \(shown) \(names.count == 1 ? "waits" : "wait") for it too"
            return diagnostic(
                .unusedProvider, providers[first].site,
                "the factory cannot make '\(show(first))' yet, because nothing provides '\(show(key))'\(rest)",
                notes: [
                    note(
                        need,
                        "mark what provides it; once a screen is marked '// @Needs', each error says what to write")
                ])
        }
    }
}
