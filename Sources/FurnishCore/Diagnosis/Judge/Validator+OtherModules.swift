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
            guard let scope else {
                // A need of this module makes it all the same.
                if !made.contains(site), !made.contains(named) {
                    report(.unmadeEntryPoint(named, marked: site))
                }
                continue
            }
            if let hidden = HiddenProvider.hiddenPlace(site, isMade ? type : nil, graph) {
                report(.hiddenEntryPoint(named, marked: site, scope, hidden: hidden))
            }
        }
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
            report(.foreignOnce(made, paths.path(to: made)))
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
            if let maker = makers.first(where: { symbols.symbol(of: providers[$0].type) == type }),
                reported.insert(member).inserted
            {
                report(.hiddenMember(member, of: maker))
            }
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
            report(.hiddenElement(element.site, of: element.collection, hidden: hidden))
        }
    }
}
