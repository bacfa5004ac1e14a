/// Messages about the scopes that providers live in.
final class ScopeMessages: GraphReader {
    let graph: DependencyGraph
    private lazy var consumers = graph.directConsumers

    init(graph: DependencyGraph) { self.graph = graph }

    private var messages: GraphMessages { GraphMessages(graph: graph) }

    func message(_ problem: PlacementProblem) -> Diagnostic {
        switch problem {
        case .captured(let call, let inner, let opened, let target):
            let (need, provider) = (call.need, call.caller)
            let isIndirect = !call.isDirect || providers[call.made].isBundle
            let lives = isIndirect ? "makes what lives in" : "lives in"
            // A fake lives where what it replaces does, so that marker says where.
            let live = resolution.keysReplaced(by: provider).first.flatMap(resolution.find)
            let placed = live.map { graph.offers[$0].provider } ?? provider
            var moving = target.map { movingNotes(placed, into: $0, isFree: false) } ?? []
            // A closure that opens the scope is as likely to be meant.
            if isIndirect { moving = moving.map { Diagnostic.Note($0.location, $0.message) } }
            let (owner, value) = (graph.show(provider), graph.show(need: need))
            let argument = note(need, "or pass '\(value)' as an argument of the method of '\(owner)' that uses it")
            return Diagnostic(
                .capturedScope, at: live == nil ? graph.location(ofNeed: need) : graph.markerLocation(placed),
                "'\(owner)' lives in \(name(graph.scopeOf[provider])), but '\(value)', which it needs, \(lives) \(name(inner))",
                notes: pathNotes(to: inner, from: call.made) + moving
                    + (live == nil ? openingNotes(opened, insteadOf: need, of: provider, besides: moving) : [])
                    + (isIndirect || live != nil || isInCheckout(provider) ? [] : [argument]))
        case .disjoint(let first, let second):
            let (scope, other) = (graph.scopeOf[first.made], graph.scopeOf[second.made])
            return Diagnostic(
                .disjointScopes, at: graph.location(ofNeed: second.need),
                "'\(graph.show(second.caller))' needs \(name(scope)) and \(name(other)), but neither contains the other; "
                    + "nest one in the other, or take values of only one",
                notes: [messages.stepNote(first.need, of: first.caller)] + pathNotes(to: scope, from: first.made)
                    + [messages.stepNote(second.need, of: second.caller)]
                    + pathNotes(to: other, from: second.made)
                    + nestingNotes(other, in: scope) + nestingNotes(scope, in: other))
        }
    }

    /// Asks for closures in place of the factory, and names some for what it makes.
    func closures(insteadOf scope: ScopeID, _ need: NeedID, of provider: ProviderID) -> Diagnostic.Note {
        let made = providers.indices.filter { other in
            guard case .type = providers[other].maker else { return false }
            return other != provider && graph.scopeOf[other] == scope && graph.isReached[other]
                && resolution.isOwn(other) && resolution.isNewlyMade(other)
        }
        let entries = made.filter { providers[$0].isEntryPoint }
        let shown = (entries + made.filter { !entries.contains($0) }).prefix(2).map { other in
            let closure = messages.closure(making: other)
            let ends = placement.isKeptUntilEnd(provider) && !closure.hasSuffix("?")
            return "'\(closure)\(ends ? "?" : "")'"
        }
        return note(
            need,
            "'\(bindings.scopes[scope].factory)' makes '\(graph.show(provider))', so it comes too late: take closures for what you "
                + "open" + (shown.isEmpty ? "" : ", such as \(shown.joined(separator: " and "))"))
    }

    /// The marker that nests one scope in another; empty if the scope already states another parent.
    private func nestingNotes(_ inner: ScopeID, in outer: ScopeID) -> [Diagnostic.Note] {
        let (scope, other) = (bindings.scopes[inner], bindings.scopes[outer])
        guard scope.parent == .outermost, let site = scope.site, other.type != nil,
            let proposed = graph.markerEditor(of: scope)?.stating(scope: graph.show(scope: outer))
        else { return [] }
        return [
            .init(
                program.location(site.file, scope.marker?.offset ?? 0),
                "if \(name(inner)) belongs in \(name(outer)), ", proposed.fix("write"))
        ]
    }

    /// The needs from `provider` down to the provider that lives in `scope` for a reason of its own.
    private func pathNotes(to scope: ScopeID, from provider: ProviderID) -> [Diagnostic.Note] {
        let calls = placement.path(of: provider)
        let last = calls.last?.made ?? provider
        let place = program.nameLocation(providers[last].site)
        return calls.map { messages.stepNote($0.need, of: $0.caller) }
            + [.init(place, "'\(graph.show(last))' lives in \(name(scope))")]
    }

    /// The marker that moves a provider into an inner scope.
    ///
    /// - Parameter isFree: Whether anything may move along.
    func movingNotes(_ provider: ProviderID, into scope: ScopeID, isFree: Bool = true) -> [Diagnostic.Note] {
        let definition = providers[provider]
        guard !definition.isFake, bindings.scopes[scope].type != nil, let marker = definition.marker else { return [] }
        let scopeText = graph.show(scope: scope, in: program.moduleOfFile[Int(definition.file)])
        let condition = "if '\(graph.show(provider))' belongs in \(name(scope)), "
        if !resolution.isOwn(provider) { return foreignMovingNotes(provider, scopeText, marker) }
        let fix = statingScope(scopeText, of: provider, marker)
        let following = isFree ? [] : following(provider, into: scope)
        let shown = following.map { "'\(graph.show($0))'" }.joined(separator: ", ")
        let others = following.compactMap { graph.markerEditor(of: $0)?.stating(scope: scopeText).change }
        let isFirst = ([provider] + following).allSatisfy { providers[$0].marker?.scope.isEmpty == true }
        let rest = following.isEmpty ? "" : ", and 'in: \(scopeText)' in the marker of \(shown) too"
        let changes = isFree || isFirst ? fix.changes + others : []
        return [note(markerOf: provider, condition, Fix(fix.title + rest, changes))]
    }

    /// The providers that would have to state a scope too if a provider moved into it. They live outside of that scope, do not move by
    /// themselves, and need the provider directly or through what is made anew.
    private func following(_ provider: ProviderID, into scope: ScopeID) -> [ProviderID] {
        let found = reached(from: [provider]) { current in
            (consumers[current] ?? []).filter { !placement.isInside($0, scope) }
        }
        return found.dropFirst().filter { placement.fixedScope(of: $0) != nil }.sorted(by: resolution.isWrittenBefore)
    }

    /// Alternatives under other `#if`s live together.
    private func statingScope(_ scope: String, of provider: ProviderID, _ marker: Marker) -> Fix {
        let others = resolution.alternatives(of: provider).filter { providers[$0].marker?.scope.isEmpty == true }
            .compactMap { graph.markerEditor(of: $0)?.stating(scope: scope).change }
        return MarkerEditor(marker, in: program.file(providers[provider].file)).stating(scope: scope)
            .fix("write", others.isEmpty ? "" : ", and the same at its '#if' alternatives", with: others)
    }

    /// Another module's provider states its scope in that module, which must see the scope's type.
    private func foreignMovingNotes(_ provider: ProviderID, _ scope: String, _ marker: Marker) -> [Diagnostic.Note] {
        let definition = providers[provider]
        let file = program.file(definition.file)
        let (module, own) = (program.module(of: definition.site), program.modules[0])
        let (name, ownName) = (names.text(module.name), names.text(own.name))
        let fix = MarkerEditor(marker, in: file).stating(scope: scope).fix("write")
        if isInCheckout(provider) {
            let text = ProposedMarker.text(.provides, "\(resolution.lifetime(of: provider)), in: \(scope)")
            let maker = "provide it by a function of '\(ownName)', marked '\(text)'"
            return [note(markerOf: provider, "if it belongs in the scope '\(scope)', \(maker)")]
        }
        guard let type = symbols.find(names.name(scope), in: nil, module: 0),
            case let declared = symbols[symbols.aliasedSymbol(type)], declared.module == 0
        else {
            let reason = "if '\(graph.show(provider))' belongs in the scope '\(scope)', "
            return [note(markerOf: provider, reason, fix)]
        }
        return [
            note(
                declared.sites[0],
                "'\(name)' does not see '\(scope)': if '\(graph.show(provider))' belongs in it, declare '\(scope)' in '\(name)', "
                    + "\(fix.title) there, and '// @Scope' above 'typealias \(scope) = \(name).\(scope)' in '\(ownName)'"
            )
        ]
    }

    private func isInCheckout(_ provider: ProviderID) -> Bool { program.source(providers[provider].file).isInCheckout }

    /// The closure that makes the scope's factory, to take in place of the need that reaches into the scope.
    ///
    /// - Parameter others: The notes before it. Of two changes, the user chooses one.
    private func openingNotes(
        _ scope: ScopeID, insteadOf need: NeedID, of provider: ProviderID, besides others: [Diagnostic.Note]
    ) -> [Diagnostic.Note] {
        let opened = bindings.scopes[scope]
        guard resolution.isOwn(provider), providers[provider].receiver != need, let type = opened.type
        else { return [] }
        if let opening = providers[provider].needs.first(where: { opens(scope, $0) }) {
            return [
                note(
                    need, "'\(name(of: opening))' opens \(name(scope)): ",
                    Fix("ask what it returns for '\(member(for: need))'"))
            ]
        }
        let replaced = types.function(keys.key(needs[need].type))
        let attribute =
            messages.attribute(ofClosure: need) + (replaced?.traits.contains(.isSendable) == true ? "@Sendable " : "")
        let input = (graph.text.isExistential(type) ? "any " : "") + graph.show(scope: scope)
        let closure = "\(attribute)(\(input)) -> \(opened.factory)"
        let isOneOfTwo = others.contains { ($0.fix?.changes.count ?? 0) > 1 }
        let fix = Fix("take '\(closure)' here", isOneOfTwo ? graph.writing(closure, for: need) : [])
        return [note(need, "if '\(graph.show(provider))' opens \(name(scope)), ", fix)]
    }

    /// Whether a need is one for a closure that makes the factory of a scope.
    private func opens(_ scope: ScopeID, _ need: NeedID) -> Bool {
        guard let made = resolution.madeProvider(graph.fulfilments[need]),
            case .factory(let opened) = providers[made].maker
        else { return false }
        return opened == scope
    }

    /// The member of a factory that meets a need, as it is called or read.
    private func member(for need: NeedID) -> String {
        guard let offer = resolution.madeOffer(graph.fulfilments[need]) else { return graph.show(need: need) }
        let (name, made) = (MemberNames(graph).names[offer], graph.offers[offer].provider)
        let labels = graph.givens[made].map { names.text($0.name) + ":" }.joined()
        return graph.isProperty(made) ? name : "\(name)(\(labels))"
    }

    /// - Parameter path: From a need in the own module's files down to the need of `made`.
    func foreignOnce(_ made: ProviderID, path: [PathStep]) -> Diagnostic {
        let scope = placement.scope(of: made)
        let module = names.text(program.module(of: providers[made].site).name)
        let input = graph.show(scope: graph.scopeOf[made])
        let needed = neededType(path[path.count - 1].need)
        let type = graph.text.show(needed)
        // A single element of a collection cannot be replaced, so the input is the collection.
        let taker = providers[path[path.count - 1].provider]
        return Diagnostic(
            .foreignOnce, at: graph.location(ofNeed: path[0].need),
            "'\(scope.factory)' is public and would build its own '\(type)', which '\(module)' provides once; let '\(input)' "
                + "provide it",
            notes: messages.pathNotes(Array(path.dropFirst())) + [
                note(providers[made].site, "'\(type)' is provided once here")
            ] + (scope.site.map { [self.input(taker.isCollection ? taker.type : needed, of: $0)] } ?? []))
    }

    private func input(_ type: TypeID, of scope: Site) -> Diagnostic.Note {
        let name = TypeName.lowerCamel(TypeName(symbols: symbols).name(keys.key(type)))
        // The widest access that a property of this type can have.
        let sites = types.namedParts(of: keys.key(type)).compactMap { symbols[$0].sites.first }
        let access = sites.map { program.declaration($0).access }.min() ?? .public
        let property = "\(access) let \(name): \(graph.text.spell(type))"
        let advice = "write '\(property)' here, mark it '// @Provides', and let the initializer take it"
        return note(scope, advice)
    }

    /// The type of a need, or of the value that the needed closure makes.
    private func neededType(_ need: NeedID) -> TypeID {
        guard case .closure(let closure) = graph.fulfilments[need] else { return needs[need].type }
        return resolution.innermost(closure).function.result
    }

    /// The type of a scope, or the name of the outermost factory.
    func name(_ scope: ScopeID) -> String {
        (bindings.scopes[scope].type == nil ? "" : "the scope ") + "'\(graph.show(scope: scope))'"
    }
}
