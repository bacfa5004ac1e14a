/// What is wrong with where providers live, in words.
struct ScopeMessages {
    let graph: DependencyGraph

    func message(_ problem: PlacementProblem) -> Diagnostic {
        switch problem {
        case .captured(let need, let provider, let made, let inner, let opened, let canMove):
            let isClosure = if case .closure = graph.fulfilments[need] { true } else { false }
            let lives = isClosure ? "makes what lives in" : "lives in"
            return Diagnostic(
                .capturedScope, at: graph.location(ofNeed: need),
                "'\(graph.show(provider))' lives in \(name(graph.scopeOf[provider])), but '\(graph.show(need: need))', which it "
                    + "needs, \(lives) \(name(inner))",
                notes: path(to: inner, from: made) + (canMove ? move(provider, into: inner) : [])
                    + open(opened, insteadOf: need, of: provider, toMake: made))
        case .disjoint(let first, let scope, let second, let made):
            let other = graph.scopeOf[made]
            let firstMade = graph.madeProvider(graph.fulfilments[first.need])
            return Diagnostic(
                .disjointScopes, at: graph.location(ofNeed: second.need),
                "'\(graph.show(second.provider))' needs \(name(scope)) and \(name(other)), of which neither is in the other",
                notes: [hop(first.need, of: first.provider)] + (firstMade.map { path(to: scope, from: $0) } ?? [])
                    + [hop(second.need, of: second.provider)] + path(to: other, from: made)
                    + nest(other, in: scope) + nest(scope, in: other))
        }
    }

    private func canBeEntryPoint(_ provider: Int) -> Bool {
        let row = graph.providers[provider]
        guard graph.isOwn(provider), !row.isEntryPoint else { return false }
        switch row.construction {
        case .initializer, .function: return true
        case .property, .collection, .input, .factory: return false
        }
    }

    /// The marker that puts one scope into another, where it is in the outermost one now.
    private func nest(_ inner: Int, in outer: Int) -> [Diagnostic.Note] {
        let (row, other) = (graph.bindings.scopes[inner], graph.bindings.scopes[outer])
        guard row.parent == 0, let site = row.site, let type = other.type else { return [] }
        let file = graph.program.file(site.file)
        guard let marker = file.markers.first(where: { $0.offset == row.markerOffset }) else { return [] }
        return [
            .init(
                graph.program.location(site.file, row.markerOffset),
                "if \(name(inner)) belongs in \(name(outer)), write '\(ProposedMarker(marker, in: file).stating(scope: graph.text.show(type)))'"
            )
        ]
    }

    /// The needs from `provider` down to what lives in `scope` by itself.
    private func path(to scope: Int, from provider: Int) -> [Diagnostic.Note] {
        let hops = graph.placement.path(of: provider, in: graph)
        let last = hops.last.flatMap { graph.madeProvider(graph.fulfilments[$0.need]) } ?? provider
        return hops.map { hop($0.need, of: $0.provider) } + [origin(last, scope)]
    }

    /// The marker that states the inner scope.
    private func move(_ provider: Int, into scope: Int) -> [Diagnostic.Note] {
        let row = graph.providers[provider]
        let file = graph.program.file(row.file)
        guard graph.isOwn(provider), let type = graph.bindings.scopes[scope].type,
            let marker = file.markers.first(where: { $0.offset == row.markerOffset })
        else { return [] }
        let scopeText = graph.text.show(type)
        let condition = "if '\(graph.show(provider))' belongs in \(name(scope))"
        if case .declaration = marker.attachment, !isMarkedByProperty(row) {
            return [
                .init(
                    graph.program.location(row.file, row.markerOffset),
                    "\(condition), write '\(ProposedMarker(marker, in: file).stating(scope: scopeText))'")
            ]
        }
        // The markers of single parameters say nothing of a scope.
        let site =
            isMarkedByProperty(row) ? graph.symbols.enclosingType(of: row.site).map { graph.symbols[$0].sites[0] } : nil
        return [
            .init(
                graph.program.nameLocation(site ?? row.site),
                "\(condition), mark this with '// @Needs(in: \(scopeText))' as well")
        ]
    }

    /// Whether an entry point's only markers are those of its stored properties.
    private func isMarkedByProperty(_ provider: Provider) -> Bool {
        if case .initializer = provider.construction {
            return graph.program.declaration(provider.site).kind == .property
        }
        return false
    }

    /// The closure that opens the scope, in place of what reaches into it.
    private func open(_ scope: Int, insteadOf need: Int, of provider: Int, toMake made: Int) -> [Diagnostic.Note] {
        let row = graph.bindings.scopes[scope]
        guard graph.isOwn(provider), graph.providers[provider].receiver != need, let type = row.type else { return [] }
        let attribute = GraphMessages(graph: graph).attribute(ofClosure: need, provider)
        let further =
            canBeEntryPoint(made)
            ? ", and mark '\(graph.show(made))' '// @Needs' to make it with that factory" : ""
        return [
            .init(
                graph.location(ofNeed: need),
                "if '\(graph.show(provider))' opens \(name(scope)), take '\(attribute)(\(graph.text.show(type))) -> "
                    + "\(row.factory)' here\(further)")
        ]
    }

    private func hop(_ need: Int, of provider: Int) -> Diagnostic.Note {
        GraphMessages(graph: graph).hop(need, of: provider)
    }

    private func origin(_ provider: Int, _ scope: Int) -> Diagnostic.Note {
        .init(
            graph.program.nameLocation(graph.providers[provider].site),
            "'\(graph.show(provider))' lives in \(name(scope))")
    }

    func unsharedParent(_ scope: Int, around site: Site) -> Diagnostic {
        let row = graph.bindings.scopes[scope]
        let parent = row.parent ?? 0
        let hint =
            graph.bindings.scopes[parent].site == nil
            ? "start it from a type marked '// @Scope(root, sendable)'" : "add 'sendable' to its '@Scope'"
        return Diagnostic(
            .isolationMismatch, at: graph.program.location(site.file, row.markerOffset),
            "\(name(scope)) is sendable, so \(name(parent)) around it must be too: \(hint)")
    }

    /// - Parameter way: From a need in the own module's files down to that of `made`.
    func foreignOnce(_ made: Int, _ way: [Hop]) -> Diagnostic {
        let scope = graph.scope(of: made)
        let module = graph.program.names.text(graph.program.module(of: graph.providers[made].site).name)
        let input = scope.type.map { graph.text.show($0) } ?? scope.factory
        let type = graph.text.show(neededType(way[way.count - 1].need))
        return Diagnostic(
            .foreignOnce, at: graph.location(ofNeed: way[0].need),
            "'\(scope.factory)' is public and would build its own '\(type)', which '\(module)' provides once; let '\(input)' "
                + "provide it",
            notes: GraphMessages(graph: graph).way(Array(way.dropFirst())) + [
                .init(graph.program.nameLocation(graph.providers[made].site), "'\(type)' is provided once here")
            ] + (scope.site.map { [self.input(inputType(for: way), of: $0)] } ?? []))
    }

    private func input(_ type: TypeID, of scope: Site) -> Diagnostic.Note {
        let name = TypeName.lowerCamel(TypeName(symbols: graph.symbols).name(graph.keys.key(type)))
        return .init(
            graph.program.nameLocation(scope),
            "write '\(access(of: type)) let \(name): \(graph.text.spell(type))' here, mark it '// @Provides', and let the "
                + "initializer take it")
    }

    /// How far a property of this type can be seen at most.
    private func access(of type: TypeID) -> Declaration.Access {
        let parts = graph.types.children(of: type).map { access(of: $0.type) }.min() ?? .public
        guard let symbol = graph.symbols.symbol(of: type), let site = graph.symbols[symbol].sites.first else {
            return parts
        }
        return min(parts, graph.program.declaration(site).access)
    }

    /// What an input can be instead. An element of a collection has nothing else in its place, but the collection has.
    private func inputType(for way: [Hop]) -> TypeID {
        let last = way[way.count - 1]
        let taker = graph.providers[last.provider]
        if taker.isCollection { return taker.type }
        return neededType(last.need)
    }

    /// The type that a need is of, or that the function which is needed makes.
    private func neededType(_ need: Int) -> TypeID {
        guard case .closure(let row) = graph.fulfilments[need] else { return graph.needs[need].type }
        return graph.innermost(row).function.result
    }

    /// A scope by its type, or the outermost factory by its own name.
    func name(_ scope: Int) -> String {
        let row = graph.bindings.scopes[scope]
        return row.type.map { "the scope '\(graph.text.show($0))'" } ?? "'\(row.factory)'"
    }
}
