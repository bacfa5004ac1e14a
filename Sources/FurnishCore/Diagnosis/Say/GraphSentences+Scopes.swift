/// Sentences about the scopes that providers live in, and about paths through the graph.
extension GraphSentences {
    func captured(_ call: ProviderCall, _ inner: ScopeID, _ opened: ScopeID, _ target: ScopeID?) -> Diagnostic {
        let (need, provider) = (call.need, call.caller)
        let isIndirect = !call.isDirect || providers[call.made].isBundle
        // A fake lives where what it replaces does, so that marker says where.
        let live = resolution.keysReplaced(by: provider).first.flatMap(resolution.find)
        let placed = live.map { graph.offers[$0].provider } ?? provider
        var notes = target.map { movingNotes(placed, into: $0, with: following(placed, into: $0)) } ?? []
        let isOneOfTwo = !isIndirect && notes.contains { ($0.fix?.changes.count ?? 0) > 1 }
        // A closure that opens the scope is as likely to be meant.
        if isIndirect { notes = notes.map { Note($0.location, $0.message) } }
        if live == nil { notes += opening(opened, insteadOf: need, of: provider, isOneOfTwo: isOneOfTwo) }
        let (owner, value) = (show(provider), show(need))
        if !isIndirect, live == nil, !program.source(providers[provider].file).isInCheckout {
            notes.append(note(need, "or pass '\(value)' as an argument of the method of '\(owner)' that uses it"))
        }
        return Diagnostic(
            .capturedScope, at: live == nil ? graph.location(ofNeed: need) : graph.markerLocation(placed),
            "'\(owner)' lives in \(name(graph.scopeOf[provider])), but '\(value)', which it needs, \(isIndirect ? "makes what lives" : "lives") in \(name(inner))",
            notes: pathNotes(to: inner, from: call.made) + notes)
    }

    /// The marker that nests one scope in another; empty if the scope already states another parent.
    func nestingNotes(_ inner: ScopeID, in outer: ScopeID) -> [Note] {
        let scope = bindings.scopes[inner]
        guard scope.parent == .outermost, bindings.scopes[outer].type != nil,
            let editor = graph.markerEditor(of: scope)
        else { return [] }
        let nested = editor.stating(scope: graph.show(scope: outer)).fix("write")
        return [.init(editor.place, "if \(name(inner)) belongs in \(name(outer)), ", nested)]
    }

    /// The needs from `provider` down to the provider that lives in `scope` for a reason of its own.
    func pathNotes(to scope: ScopeID, from provider: ProviderID) -> [Note] {
        let calls = placement.path(of: provider)
        let last = calls.last?.made ?? provider
        return calls.map { stepNote($0.step) }
            + [note(providers[last].site, "'\(show(last))' lives in \(name(scope))")]
    }

    /// The providers that would have to state a scope too if a provider moved into it. They live outside of that scope, do not move by
    /// themselves, and need the provider directly or through what is made anew.
    private func following(_ provider: ProviderID, into scope: ScopeID) -> [ProviderID] {
        let found = nodesReachable(from: [provider]) { current in
            (tables.givens.directConsumers[current] ?? []).filter { !placement.isInside($0, scope) }
        }
        return found.dropFirst().filter { placement.fixedScope(of: $0) != nil }.sorted(by: resolution.isWrittenBefore)
    }

    /// The closure that makes the scope's factory, to take in place of the need that reaches into the scope.
    ///
    /// - Parameter isOneOfTwo: Whether another note changes the sources too. Of two changes, the user chooses one.
    private func opening(
        _ scope: ScopeID, insteadOf need: NeedID, of provider: ProviderID, isOneOfTwo: Bool
    ) -> [Note] {
        let opened = bindings.scopes[scope]
        guard resolution.isOwn(provider), providers[provider].receiver != need, let type = opened.type
        else { return [] }
        if let opening = providers[provider].needs.first(where: { opens(scope, $0) }) {
            let asking = Fix("ask what it returns for '\(member(for: need))'")
            return [note(need, "'\(name(of: opening))' opens \(name(scope)): ", asking)]
        }
        let replaced = types.function(keys.key(needs[need].type))
        let attribute =
            attribute(ofClosure: need) + (replaced?.traits.contains(.isSendable) == true ? "@Sendable " : "")
        let input = (graph.text.isExistential(type) ? "any " : "") + graph.show(scope: scope)
        let closure = "\(attribute)(\(input)) -> \(opened.factory)"
        let fix = Fix("take '\(closure)' here", isOneOfTwo ? graph.writing(closure, for: need) : [])
        return [note(need, "if '\(show(provider))' opens \(name(scope)), ", fix)]
    }

    /// Whether a need is one for a closure that makes the factory of a scope.
    private func opens(_ scope: ScopeID, _ need: NeedID) -> Bool {
        guard let made = graph.provider(meeting: need), case .factory(let opened) = providers[made].maker else {
            return false
        }
        return opened == scope
    }

    /// The member of a factory that meets a need, as it is called or read.
    private func member(for need: NeedID) -> String {
        guard let offer = graph.offer(meeting: need) else { return show(need) }
        let (name, made) = (MemberNames(graph).names[offer], graph.offers[offer].provider)
        let labels = graph.givens[made].map { show($0.name) + ":" }.joined()
        return graph.isProperty(made) ? name : "\(name)(\(labels))"
    }

    /// - Parameter path: From a need in the own module's files down to the need of `made`.
    func foreignOnce(_ made: ProviderID, _ path: [PathStep]) -> Diagnostic {
        let (scope, last) = (placement.scope(of: made), path[path.count - 1])
        var needed = needs[last.need].type
        if case .closure(let closure) = graph.fulfilments[last.need] {
            needed = resolution.innermost(closure).function.result
        }
        // A single element of a collection cannot be replaced, so the input is the collection.
        let input = providers[last.provider].isCollection ? providers[last.provider].type : needed
        let name = TypeName.lowerCamel(TypeName(symbols: symbols).name(keys.key(input)))
        // The widest access that a property of this type can have.
        let sites = types.namedParts(of: keys.key(input)).compactMap { symbols[$0].sites.first }
        let access = sites.map { program.declaration($0).access }.min() ?? .public
        let property = "\(access) let \(name): \(graph.text.spell(input))"
        let advice = "write '\(property)' here, mark it '// @Provides', and let the initializer take it"
        let module = show(program.module(of: providers[made].site).name)
        let message =
            "'\(scope.factory)' is public and would build its own '\(show(needed))', which '\(module)' provides once; let '\(graph.show(scope: graph.scopeOf[made]))' provide it"
        return diagnostic(
            .foreignOnce, path[0].need, message,
            notes: pathNotes(Array(path.dropFirst()))
                + [note(providers[made].site, "'\(show(needed))' is provided once here")]
                + (scope.site.map { [note($0, advice)] } ?? []))
    }
}
