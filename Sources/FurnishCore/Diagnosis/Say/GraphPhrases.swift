/// Phrases about a graph that several messages use, and the Swift that they ask to write.
extension GraphReader {
    /// The type of a scope, or the name of the outermost factory.
    func name(_ scope: ScopeID) -> String {
        (bindings.scopes[scope].type == nil ? "" : "the scope ") + "'\(graph.show(scope: scope))'"
    }

    func words(_ effects: Effects) -> String {
        switch effects {
        case .isAsync: "is async"
        case .isThrowing: "can throw"
        default: "is async and can throw"
        }
    }

    /// Why no caller can pass a value to a shared instance.
    func lifetimePhrase(_ provider: ProviderID) -> String {
        resolution.lifetime(of: provider) == .weak ? "kept while something references it" : "made once"
    }

    func write(_ type: String, _ need: NeedID) -> Note {
        note(need, "", Fix("write '\(type)'", graph.writing(type, for: need)))
    }

    // MARK: Closures

    /// `@escaping ` where a closure type needs it: for a parameter. A property's closure always escapes. A closure that takes the
    /// place of another runs on the same actor.
    func attribute(ofClosure need: NeedID) -> String {
        let actor = types.function(keys.key(needs[need].type))?.globalActor
        return (needs[need].isParameter ? "@escaping " : "") + (actor.map { "@\(graph.text.show($0)) " } ?? "")
    }

    /// A closure that takes all of these, with parameter names if two have the same type.
    func closureType(taking givens: [GivenParameter], makes result: TypeID, isNamed: Bool = false) -> String {
        let isNamed = isNamed || Set(givens.map { keys.key($0.type) }).count < givens.count
        let parameters = givens.map { given in
            // A function that escapes needs the attribute here too.
            let attribute = given.isEscaping && keys.isFunction(given.type) ? "@escaping " : ""
            return (isNamed ? "_ " + names.text(given.name) + ": " : "") + attribute + graph.text.show(given.type)
        }
        return "(" + parameters.joined(separator: ", ") + ") -> " + graph.text.show(result)
    }

    /// The type of a closure that makes what a provider provides.
    ///
    /// - Parameter need: A need for another such closure, whose parameters are kept where they fill what nothing provides yet.
    func closure(making provider: ProviderID, insteadOf need: NeedID? = nil) -> String {
        let definition = providers[provider]
        let made = definition.isFailable ? types.intern(.optional, [TypeChild(definition.type)]) : definition.type
        // A key has no parameter names.
        let function = need.flatMap { types.function(needs[$0].type) ?? types.function(keys.key(needs[$0].type)) }
        let hints = GivenHints(graph)
        var taken: Set<NeedID> = []
        let kept = (function?.parameters ?? []).compactMap { parameter -> GivenParameter? in
            let open = hints.open(taking: parameter.type, madeWith: provider).filter { !taken.contains($0.need) }
            guard let found = open.first(where: { needs[$0.need].name == parameter.label }) ?? open.first else {
                return nil
            }
            taken.insert(found.need)
            return GivenParameter(
                name: needs[found.need].name, type: parameter.type, origin: found.provider, need: found.need,
                isEscaping: false)
        }
        let givens = graph.givens[provider].filter { needs[$0.need].defaultValue == .none }
        return closureType(taking: givens + kept, makes: made)
    }

    // MARK: Requirements of marked protocols, whose needs are closures that nobody wrote

    /// A requirement that takes all of these parameters.
    func requirement(_ site: Site, taking givens: [GivenParameter]) -> String {
        let parameters = givens.map { given in
            let isEscaping = given.isEscaping && keys.isFunction(given.type)
            return names.text(given.name) + ": " + graph.text.parameter(given.type, isEscaping: isEscaping)
        }
        let (file, declaration) = (program.file(site.file), program.declaration(site))
        let (name, type) = (file.writtenText(declaration.name), file.writtenText(declaration.type))
        if declaration.kind == .property, parameters.isEmpty { return "\(name): \(type) { get }" }
        return "\(name)(\(parameters.joined(separator: ", "))) -> \(type)"
    }

    /// Writes another name and parameters of a requirement.
    func rewriting(_ site: Site, as text: String) -> Fix {
        Fix("write '\(text)'", Change(program.source(site.file), .type(range(ofRequirement: site), text)))
    }

    /// From the name to the end of the type, or of a property's accessors.
    func range(ofRequirement site: Site) -> ByteRange {
        ByteRange(program.declaration(site).name.start, program.declaration(site).range.end)
    }

    /// A requirement that takes no coder can return a controller of a storyboard if a static function opens the scene.
    ///
    /// - Parameter closure: Makes the controller from a coder.
    /// - Returns: nil for a requirement that takes a coder, and for other needs.
    func openingScene(of type: SymbolID, with closure: String, for need: NeedID) -> Fix? {
        guard needs[need].requirement != nil, case let function = needs[need].closure(types), !takesCoder(function)
        else { return nil }
        let opener = symbols.staticMembers(of: type).first { member in
            writtenType(of: member).flatMap(symbols.symbol) == type && bindings.marked[member]?.provides == nil
                && TypeReader.parameters(of: member, symbols).contains {
                    types.function(keys.key($0.type)).map(takesCoder) == true
                }
        }
        let fix =
            opener.map { graph.marking($0, .provides).fix("mark '\(program.fullName(of: $0))'") }
            ?? Fix("mark a static function that opens its scene and takes '\(closure)' with '// @Provides'")
        let isOptional = types[keys.key(function.result)].kind == .optional
        return isOptional ? Fix("return '\(graph.text.path(type))', and \(fix.title)") : fix
    }

    private func takesCoder(_ function: FunctionType) -> Bool {
        function.parameters.contains { graph.text.show($0.type) == "NSCoder" }
    }

    // MARK: Moving to another scope, or out of a factory

    /// Asks for closures in place of the factory, and names some for what it makes.
    func closures(insteadOf scope: ScopeID, _ need: NeedID, of provider: ProviderID) -> Note {
        let made = providers.indices.filter { other in
            guard case .type = providers[other].maker else { return false }
            return other != provider && graph.scopeOf[other] == scope && graph.isReached[other]
                && resolution.isOwn(other) && resolution.isNewlyMade(other)
        }
        let entries = made.filter { providers[$0].isEntryPoint }
        let shown = (entries + made.filter { !entries.contains($0) }).prefix(2).map { other in
            let closure = closure(making: other)
            let ends = placement.isKeptUntilEnd(provider) && !closure.hasSuffix("?")
            return "'\(closure)\(ends ? "?" : "")'"
        }
        let examples = shown.isEmpty ? "" : ", such as \(shown.joined(separator: " and "))"
        let reason = "'\(bindings.scopes[scope].factory)' makes '\(graph.show(provider))', so it comes too late"
        return note(need, "\(reason): take closures for what you open\(examples)")
    }

    /// The marker that moves a provider into an inner scope.
    ///
    /// - Parameter following: The providers that have to move along; nil if anything may.
    func movingNotes(_ provider: ProviderID, into scope: ScopeID, with following: [ProviderID]? = nil) -> [Note] {
        let definition = providers[provider]
        guard !definition.isFake, bindings.scopes[scope].type != nil, let marker = definition.marker else { return [] }
        let scopeText = graph.show(scope: scope, in: program.moduleOfFile[Int(definition.file)])
        if !resolution.isOwn(provider) { return [movingForeign(provider, into: scopeText, marker)] }
        // Alternatives under other `#if`s live together.
        let alternatives = resolution.alternatives(of: provider).filter { providers[$0].marker?.scope.isEmpty == true }
            .compactMap { graph.markerEditor(of: $0)?.stating(scope: scopeText).change }
        let fix = MarkerEditor(marker, in: program.file(definition.file)).stating(scope: scopeText)
            .fix("write", alternatives.isEmpty ? "" : ", and the same at its '#if' alternatives", with: alternatives)
        let shown = (following ?? []).map { "'\(graph.show($0))'" }.joined(separator: ", ")
        let rest = shown.isEmpty ? "" : ", and 'in: \(scopeText)' in the marker of \(shown) too"
        let others = (following ?? []).compactMap { graph.markerEditor(of: $0)?.stating(scope: scopeText).change }
        let areFirst = ([provider] + (following ?? [])).allSatisfy { providers[$0].marker?.scope.isEmpty == true }
        let changes = following == nil || areFirst ? fix.changes + others : []
        let condition = "if '\(graph.show(provider))' belongs in \(name(scope)), "
        return [note(markerOf: provider, condition, Fix(fix.title + rest, changes))]
    }

    /// Another module's provider states its scope in that module, which must see the scope's type.
    private func movingForeign(_ provider: ProviderID, into scope: String, _ marker: Marker) -> Note {
        let (definition, shown) = (providers[provider], graph.show(provider))
        let (module, own) = (program.module(of: definition.site), program.modules[0])
        let (name, ownName) = (names.text(module.name), names.text(own.name))
        let file = program.file(definition.file)
        if file.source.isInCheckout {
            let text = ProposedMarker.text(.provides, "\(resolution.lifetime(of: provider)), in: \(scope)")
            let maker = "provide it by a function of '\(ownName)', marked '\(text)'"
            return note(markerOf: provider, "if it belongs in the scope '\(scope)', \(maker)")
        }
        let fix = MarkerEditor(marker, in: file).stating(scope: scope).fix("write")
        guard let type = symbols.find(names.name(scope), in: nil, module: 0),
            case let declared = symbols[symbols.aliasedSymbol(type)], declared.module == 0
        else { return note(markerOf: provider, "if '\(shown)' belongs in the scope '\(scope)', ", fix) }
        let declaring = "declare '\(scope)' in '\(name)', \(fix.title) there"
        let alias = "'// @Scope' above 'typealias \(scope) = \(name).\(scope)' in '\(ownName)'"
        let reason = "'\(name)' does not see '\(scope)': if '\(shown)' belongs in it"
        return note(declared.sites[0], "\(reason), \(declaring), and \(alias)")
    }

    // MARK: Paths

    /// From an entry point down to a need.
    func pathNotes(_ steps: [PathStep]) -> [Note] { abbreviated(steps.map(stepNote)) }

    /// One line of the path from an entry point to a need.
    func stepNote(_ step: PathStep) -> Note { note(step.need, phrase(step)) }

    /// Says that a provider needs a type, or that it is a member of that type's value.
    func phrase(_ step: PathStep) -> String {
        let (need, provider) = (step.need, step.provider)
        if needs[need].requirement != nil {
            return "'\(graph.show(need: need))' of '\(graph.show(provider))' makes '\(showResult(ofRequirement: need))'"
        }
        let isRead = program.declaration(providers[provider].site).kind == .property
        let verb = providers[provider].receiver != need ? "needs" : isRead ? "is read from" : "is made by"
        return "'\(graph.show(provider))' \(verb) '\(graph.show(need: need))'"
    }

    /// The type that a requirement's closure makes.
    func showResult(ofRequirement need: NeedID) -> String { graph.text.show(needs[need].closure(types).result) }

    func abbreviated(_ notes: [Note]) -> [Note] {
        abbreviated(notes) { .init($1.location, "… \($0) more, starting here") }
    }

    func abbreviated<Step>(_ steps: [Step], _ more: (Int, Step) -> Step) -> [Step] {
        let shownAtEachEnd = 8
        let count = steps.count - 2 * shownAtEachEnd
        if count < 2 { return steps }
        return steps.prefix(shownAtEachEnd) + [more(count, steps[shownAtEachEnd])] + steps.suffix(shownAtEachEnd)
    }
}
