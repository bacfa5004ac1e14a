/// Finds mistakes between this module and others.
extension Validator {
    // MARK: Entry points in the package's other modules that nothing makes

    func reportForeignEntryPoints() {
        if bindings.foreignEntryPoints.isEmpty { return }
        let made = Set(graph.reachedProviders.map { providers[$0].site })
        var reported: Set<Site> = []
        for (site, scope) in bindings.foreignEntryPoints {
            // An initializer makes its type, whose marker may say the same.
            let type = symbols.symbol(at: site) ?? symbols.enclosingType(of: site)
            let isMade = program.declaration(site).kind != .function
            let named = isMade ? type.flatMap { symbols[$0].sites.first } ?? site : site
            guard reported.insert(named).inserted else { continue }
            let (place, name) = (program.nameLocation(named), program.fullName(of: named))
            let verb = isMade ? "make" : "call"
            guard let scope else {
                // A need of this module makes it all the same.
                if made.contains(site) || made.contains(named) { continue }
                report(
                    .unusedProvider, at: place,
                    "nothing \(verb)s '\(name)', because no code in view mentions a factory of its module",
                    notes: ways(to: "\(verb) it", named, site))
                continue
            }
            guard let hidden = HiddenProvider.hiddenPlace(site, isMade ? type : nil, graph) else { continue }
            let reason = HiddenProvider.reason(at: hidden, program)
            report(
                .unusedProvider, at: place,
                "'\(bindings.scopes[scope].factory)' cannot \(verb) '\(name)', because \(reason)")
        }
    }

    /// - Parameter marked: The declaration with the marker.
    private func ways(to use: String, _ named: Site, _ marked: Site) -> [Diagnostic.Note] {
        let (own, home) = (names.text(program.modules[0].name), names.text(program.module(of: named).name))
        let opened = bindings.scopes.indices.first { scope in
            bindings.scopes[scope].type.flatMap(symbols.symbol).map { symbols[$0].module > 0 } == true
        }
        let marker = bindings.marked[marked]?.needs.map { MarkerEditor($0, in: program.file(marked.file)) }
        let stated = opened.map { graph.show(scope: $0, in: program.moduleOfFile[Int(marked.file)]) } ?? "Session"
        let proposed = marker?.stating(scope: stated).text ?? ""
        let factory = opened.map { "'\(bindings.scopes[$0].factory)'" } ?? "a scope of '\(own)'"
        let scope =
            bindings.marked[marked]?.needs?.scope.isEmpty == false
            ? "remove '@Scope' in '\(home)' from what it names"
            : opened == nil ? "write the scope's type in its marker, such as '\(proposed)'" : "write '\(proposed)'"
        return [
            "to let the factory of '\(home)' \(use), add the plugin to that target, and use '\(home)Factory' there",
            "or, to let \(factory) \(use), \(scope)",
            "or, for handlers, mark a public protocol of '\(home)' whose method returns it '// @Provides', and take that protocol in '\(own)'",
        ].map { note(named, $0) }
    }

    // MARK: Instances that another module provides once and that a public factory would make again

    /// An app may have several public factories, so an instance that another module provides once must come from outside.
    /// Each is reported at a need of this module that leads to it, also through providers of other modules.
    func reportForeignOnce() {
        guard bindings.scopes.elements.contains(where: { $0.access >= .public }) else { return }
        // The needs of a collection are at its elements' markers, which may be in any module.
        let written = graph.reachedProviders.filter { !providers[$0].isCollection && resolution.isOwn($0) }
        let paths = Paths(from: written, count: providers.count) { provider in
            isForeignOnce(provider) ? [] : calls[provider]
        }
        for made in providers.indices where paths.isReached[made] && isForeignOnce(made) {
            report(ScopeMessages(graph: graph).foreignOnce(made, path: paths.path(to: made)))
        }
    }

    private func isForeignOnce(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        return !resolution.isOwn(provider) && resolution.lifetime(of: provider).isKeptByFactory
            && !definition.isFactory && placement.scope(of: provider).access >= .public
    }

    // MARK: Declarations that this module would use, but cannot, because they are not visible outside their own module

    /// Members of instances that a factory here makes, and that it cannot set or call: without an error, they would stay nil.
    func reportHiddenMembers() {
        if bindings.hiddenMembers.isEmpty { return }
        let makers = graph.reachedProviders.filter { if case .type = providers[$0].maker { true } else { false } }
        var reported: Set<Site> = []
        for (type, member) in bindings.hiddenMembers {
            guard let maker = makers.first(where: { symbols.symbol(of: providers[$0].type) == type }),
                reported.insert(member).inserted
            else { continue }
            let factory = bindings.scopes[graph.scopeOf[maker]].factory
            let verb = program.declaration(member).kind == .property ? "set" : "call"
            report(
                .inaccessibleDeclaration, at: program.nameLocation(member),
                "'\(factory)' makes '\(graph.show(maker))' and cannot \(verb) '\(names.text(program.name(member)))', because "
                    + HiddenProvider.reason(at: member, program))
        }
    }

    /// Warns of elements that are left out of a collection, because a module without a factory of its own hides them.
    func reportHiddenElements() {
        for element in bindings.hiddenElements {
            let symbol = symbols.symbol(at: element.site) ?? symbols.enclosingType(of: element.site)
            guard !bindings.modulesWithFactory.contains(program.moduleOfFile[Int(element.site.file)]),
                let offer = resolution.find(keys.key(element.collection)),
                graph.isReached[graph.offers[offer].provider],
                let hidden = HiddenProvider.hiddenPlace(element.site, symbol, graph)
            else { continue }
            let (name, collection) = (names.text(program.name(element.site)), graph.text.show(element.collection))
            let reason = HiddenProvider.reason(at: hidden, program)
            report(
                .inaccessibleDeclaration, at: program.nameLocation(element.site),
                "'\(name)' is left out of '\(collection)', because \(reason)", isWarning: true)
        }
    }
}
