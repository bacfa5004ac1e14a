/// Says what is wrong in a graph: one diagnostic for each problem.
struct GraphSentences: GraphReader {
    let tables: AdviceTables

    var graph: DependencyGraph { tables.graph }

    func diagnostic(_ problem: GraphProblem) -> Diagnostic {
        switch problem {
        case .unmet(let need): return unmetNeed(need)
        case .failable(let need, let provider, let made, let others): return failable(need, provider, made, others)
        case .failableElement(let call):
            let advice = "write an initializer that cannot fail: this one may return nil"
            return diagnostic(
                .failableProvider, call.need, mayBeMissing(call.made, show(providers[call.caller].type)),
                notes: [note(providers[call.made].callee, advice)])
        case .cycle(let path): return cycle(path)
        case .decorator(let decorator, let need): return decorating(decorator, need)
        case .ownFactory(let scope, let need, let provider):
            let message =
                "nothing provides '\(bindings.scopes[scope].factory)' to '\(show(provider))', which lives in it"
            return diagnostic(.missingProvider, need, message, notes: [closures(insteadOf: scope, need, of: provider)])
        case .unsendableParent(let id, let site, let parent):
            let fix = graph.markerEditor(of: bindings.scopes[parent]).map {
                Fix("add 'sendable' to its '@Scope'", $0.adding(word: "sendable").change)
            }
            return Diagnostic(
                .isolationMismatch,
                at: graph.markerEditor(of: bindings.scopes[id])?.place ?? program.nameLocation(site),
                "\(name(id)) is sendable, so \(name(parent)) around it must be too: ",
                fix ?? Fix("start it from a type marked '// @Scope(root, sendable)'"))
        case .endlessClosures(let closures, let need, let provider): return endless(closures, need, of: provider)
        case .unheld(let need, let made):
            let isBundle = providers[made].isBundle
            let holding = note(markerOf: made, "let the factory hold it: write '// @Provides(once)'")
            return Diagnostic(
                .invalidLifetime, at: program.nameLocation(of: needs[need]),
                "'\(name(of: need))' does not keep a new '\(show(made))', which nothing else would hold",
                notes: (isBundle ? [] : [holding])
                    + [note(need, (isBundle ? "" : "or ") + "let this property keep it")])
        case .sharedAcrossActors(let need, let actor):
            let closure = "() async -> \(show(needs[need].type))"
            return diagnostic(
                .isolationMismatch, need,
                "'\(show(need))' is made on '@\(show(actor))', so it cannot share the 'graph' instances of this call",
                notes: [
                    note(need, "take a closure, such as '\(closure)', which begins a call of its own"),
                    note(need, "or give what they share another lifetime, such as 'once'"),
                ])
        case .rivalWithoutDefault(let step, let maker): return rival(step, maker)
        case .defaultBeforeSameLabel(let need):
            let message =
                "'\(name(of: need))' cannot be left out before a parameter of the same label, and its default may not be visible to generated code; give one of them a label of its own"
            return Diagnostic(.unsupportedParameter, at: program.nameLocation(of: needs[need]), message)
        case .asyncRival(let callee, let provider):
            let message =
                "Swift would call the async overload in its place, because what makes '\(show(provider))' is async; mark that one, or give one of them a label of its own"
            return diagnostic(.ambiguousInitializer, callee, message)

        // MARK: Scopes and requirements

        case .placement(.captured(let call, let inner, let opened, let target)):
            return captured(call, inner, opened, target)
        case .placement(.disjoint(let first, let second)):
            let (scope, other) = (graph.scopeOf[first.made], graph.scopeOf[second.made])
            return diagnostic(
                .disjointScopes, second.need,
                "'\(show(second.caller))' needs \(name(scope)) and \(name(other)), but neither contains the other; nest one in the other, or take values of only one",
                notes: [stepNote(first.step)] + pathNotes(to: scope, from: first.made)
                    + [stepNote(second.step)] + pathNotes(to: other, from: second.made)
                    + nestingNotes(other, in: scope) + nestingNotes(scope, in: other))
        case .requirement(.givenOnce(let provider, let given)): return givenOnce(provider, given)
        case .requirement(.givenMismatch(let parameter, let known, let need, let provider)):
            return givenMismatch(parameter, known, need, of: provider)
        case .requirement(.sharedGiven(let parameter, let needs, let provider)):
            return sharedGiven(parameter, needs, of: provider)
        case .requirement(.givenOfShared(let parameter, let need, let provider)):
            // Several needs of one call would consume what a shared instance is given.
            let (name, origin) = (show(parameter.name), show(parameter.origin))
            let advice = "take it without 'consuming' or 'sending', or take '\(origin)' in one place and pass it on"
            let message =
                "several needs of '\(show(provider))' pass '\(name)' to '\(origin)', which they share, and it can be passed once only"
            return diagnostic(.givenMismatch, need, message, notes: [givenHere(parameter), note(need, advice)])
        case .requirement(.needsGiven(let parameter, let propagated, let need, let provider)):
            return needsGiven(parameter, among: propagated, need, of: provider)
        case .requirement(.unmatchedClosure(let takes, let position, let closure, let need)):
            return unmatchedClosure(need, graph.closures[closure], takes, position)
        case .requirement(.ambiguousClosure(let takes, let closure, let need)):
            let function = graph.closures[closure].function
            let (parameters, promotion) = (function.parameters, Promotion(keys: keys, symbols: symbols))
            // As many as the closure takes, if their types fit.
            let named = takes.filter { given in parameters.contains { promotion.fills(given.type, with: $0.type) } }
            let type =
                needs[need].requirement.map { requirement($0, taking: takes) }
                ?? closureType(taking: Array(named.prefix(parameters.count)), makes: function.result, isNamed: true)
            return diagnostic(
                .givenMismatch, need, "'\(show(need))' can be matched in more than one way; name its parameters: ",
                Fix("write '\(type)', for example"))
        case .requirement(.effectMismatch(let call, let effects)): return effectMismatch(call, effects)
        case .requirement(.thrownMismatch(let made, let allowed, let need)): return thrownMismatch(need, made, allowed)
        case .requirement(.isolationMismatch(let actor, let need)):
            let advice = graph.provider(meeting: need).map(sharingAdvice) ?? []
            return diagnostic(
                .isolationMismatch, need,
                "'\(show(need))' is made on '@\(show(actor))', which cannot be reached from here"
                    + (advice.isEmpty ? "; make it async" : ""), notes: advice)
        case .requirement(.sendableClosure(let made, let need)):
            let message =
                "a closure that may be called on any actor cannot make '\(show(made))': it would capture the factory, which is not Sendable"
            return diagnostic(.isolationMismatch, need, message, notes: sharingAdvice(for: made))

        // MARK: Conflicts

        case .duplicates(let providers, let key): return duplicates(providers, key)
        case .duplicateKeys(let elements, let key):
            let message = "the key '\(key)' is used \(times(elements)); give each element a key of its own"
            return conflict(.duplicateKey, message, elements) { _ in Fix("write another key here") }
        case .unlikeAlternatives(let provider, let first, let trait): return unlike(provider, first, trait)
        case .memberConditions(let provider):
            let notes = providers[provider].needs.filter { graph.argumentConditions[$0] != nil }.map { need in
                let type = show(needs[need].type)
                let maker = "mark one function that returns '\(type)' '// @Provides', with the '#if' in its body"
                return note(need, "so that no default is needed, \(maker)")
            }
            let message =
                "the member for '\(show(provider))' would be written more than \(Conditions.mostWorlds) times, because what it needs exists under '#if' conditions of their own"
            return diagnostic(.conditionMismatch, providers[provider].callee, message, notes: notes.capped)
        case .memberNames(let members, let name):
            let shown = members.map(graph.showMade)
            let types = Set(shown).count == 1 ? "" : ", for '\(shown[0])' and '\(shown[1])'"
            let count = members.count == 2 ? "two" : "\(members.count)"
            return diagnostic(
                .nameCollision, markerOf: members[1],
                "the factory would have \(count) members called '\(name)'\(types)",
                notes: members.enumerated().map { position, provider in
                    let prefix = ["the first is here: ", ""].dropFirst(position).first ?? "and another here: "
                    return note(markerOf: provider, prefix + renaming(provider, among: members))
                })
        case .generatedName(let name, let site, let scope):
            let start = bindings.scopes[scope].site.map { note($0, "the factory starts from '\(show($0))'") }
            let message =
                "'\(name)' is the name of a class that Furnish generates; give this type another name"
            return diagnostic(.nameCollision, site, message, notes: [start ?? namingFactory(insteadOf: site)])
        case .generatedFile(let place):
            return Diagnostic(.nameCollision, at: place, "this file was generated: delete it, or write to it")

        // MARK: Fakes

        case .unfitFake(let fake, let replaced, let mismatch): return unfit(fake, replaced, mismatch)
        case .unreplaceableType(let offer):
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
        case .unnameableFake(let offer, let site):
            let (live, key) = (graph.offers[offer].provider, show(graph.offers[offer].type))
            return diagnostic(
                .hiddenFake, markerOf: live,
                "other modules cannot make the fake of this public factory: it takes a '\(key)', and '\(show(site))' is \(program.declaration(site).access)",
                notes: [
                    note(site, "make '\(show(site))' public"),
                    note(markerOf: live, "or mark a fake of this module '// @Provides(fake, as: \(key))'"),
                ])
        case .uselessFake(let fake, let key, let provider):
            let place = providers[fake].site
            let proposed = provider.flatMap(graph.markerEditor)?.adding(word: "live").text
            let live = proposed.flatMap { text in
                provider.map { note(markerOf: $0, "or, if '\(show($0))' touches the outside world, write '\(text)'") }
            }
            return diagnostic(
                .unusedProvider, place,
                "'\(show(fake))' replaces nothing, because nothing live provides '\(show(key))'",
                notes: [note(place, "remove its '@Provides'")] + (live.map { [$0] } ?? []))
        case .fakeConditions(let scope, let offer):
            let message =
                "the initializer of 'Fake\(bindings.scopes[scope].factory)' would be written more than \(Conditions.mostFakes) times, because its parts exist under '#if' conditions of their own; put several of them under one condition"
            return diagnostic(.conditionMismatch, markerOf: graph.offers[offer].provider, message)

        // MARK: Other modules

        case .unmadeEntryPoint(let site, let marked):
            // An initializer makes its type.
            let verb = program.declaration(marked).kind != .function ? "make" : "call"
            let message =
                "nothing \(verb)s '\(program.fullName(of: site))', because no code in view mentions a factory of its module"
            return diagnostic(.unusedProvider, site, message, notes: ways(to: "\(verb) it", site, marked))
        case .hiddenEntryPoint(let site, let marked, let scope, let hidden):
            let name = program.fullName(of: site)
            let verb = program.declaration(marked).kind != .function ? "make" : "call"
            let message =
                "'\(bindings.scopes[scope].factory)' cannot \(verb) '\(name)', because \(HiddenProvider.reason(at: hidden, program))"
            return diagnostic(.unusedProvider, site, message)
        case .hiddenMember(let member, let maker):
            let verb = program.declaration(member).kind == .property ? "set" : "call"
            let message =
                "'\(placement.scope(of: maker).factory)' makes '\(show(maker))' and cannot \(verb) '\(show(member))', because \(HiddenProvider.reason(at: member, program))"
            return diagnostic(.inaccessibleDeclaration, member, message)
        case .hiddenElement(let element, let collection, let hidden):
            return diagnostic(
                .inaccessibleDeclaration, element,
                "'\(show(element))' is left out of '\(show(collection))', because \(HiddenProvider.reason(at: hidden, program))"
            ).with(isWarning: true)
        case .foreignOnce(let made, let path): return foreignOnce(made, path)

        // MARK: What nothing needs

        case .unreachedProvider(let provider, let needing):
            let place = providers[provider].site
            let advice = needing.map { site in
                let ways = "mark that '// @Needs' if the app makes it, or '// @Provides' if another type needs it"
                return note(site, "'\(show(site))' needs it: \(ways)")
            }
            return diagnostic(
                .unusedProvider, place,
                "no entry point needs '\(show(provider))', and no code of the module reads it from a factory",
                notes: [advice ?? note(place, "remove its '@Provides', or take it where it is needed")])
        case .untakenElement(let element, let step):
            let needed = needs[step.need].type
            let marker = UntakenElements(graph: graph).marker(
                of: element, into: types.withoutOptional(keys.made(by: keys.key(needed))))
            let advice = "'\(show(step.provider))' needs '\(show(needed))': for that, write '\(marker)'"
            let message =
                "'\(show(element))' contributes to '\(show(providers[element].collection ?? providers[element].type))', which nothing needs"
            return diagnostic(.unusedProvider, providers[element].site, message, notes: [note(step.need, advice)])
        case .waitingProvider(let first, let key, let need, let others):
            let names = others.map { "'\(show($0))'" }
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            let shown = names.prefix(3).joined(separator: ", ") + more
            let rest = names.isEmpty ? "" : "; \(shown) \(names.count == 1 ? "waits" : "wait") for it too"
            let advice = "mark what provides it; once a screen is marked '// @Needs', each error says what to write"
            let message =
                "the factory cannot make '\(show(first))' yet, because nothing provides '\(show(key))'\(rest)"
            return diagnostic(.unusedProvider, providers[first].site, message, notes: [note(need, advice)])

        // MARK: Values and state

        case .unnamedValue(let provider, let place): return unnamed(provider, at: place)
        case .unstatedLifetime(let question): return unstated(question)
        case .renewedState(let provider, let step):
            return diagnostic(
                .invalidLifetime, providers[provider].site,
                "after a redraw, '\(show(step.provider))' would have another '\(show(provider))' than the model that it keeps",
                notes: [note(step.need, "hold it in '@StateObject', or read it from the model that has it")])
        case .keptValue(let value, let view, let made, let passed): return kept(value, in: view, made, passed)
        case .misplacedProtocol(let mistake):
            return Diagnostic(
                .misplacedMarker, at: program.location(mistake.site.file, mistake.marker.offset),
                "'@Provides' on a protocol asks Furnish to implement it, which it cannot do for '\(graph.text.path(mistake.type))': mark the type that was meant",
                notes: mistake.meant.map { meant($0.type, $0.target, mistake) }.capped)
        }
    }

    // MARK: Names

    func show(_ provider: ProviderID) -> String { graph.show(provider) }

    func show(_ need: NeedID) -> String { graph.show(need: need) }

    func show(_ type: TypeID) -> String { graph.text.show(type) }

    func show(_ name: Name) -> String { names.text(name) }

    func show(_ site: Site) -> String { names.text(program.name(site)) }
}
