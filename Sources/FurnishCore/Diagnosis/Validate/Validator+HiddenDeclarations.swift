/// Reports declarations that this module would use, but cannot, because they are not visible outside their own module.
extension Validator {
    /// Members of instances that a factory here makes, and that it cannot set or call: without an error, they would stay nil.
    mutating func reportHiddenMembers() {
        if graph.bindings.hiddenMembers.isEmpty { return }
        let makers = graph.reachedProviders.filter {
            if case .type = graph.providers[$0].maker { return true } else { return false }
        }
        var reported: Set<Site> = []
        for (type, member) in graph.bindings.hiddenMembers {
            guard let maker = makers.first(where: { symbols.symbol(of: graph.providers[$0].type) == type }),
                reported.insert(member).inserted
            else { continue }
            let factory = graph.bindings.scopes[graph.scopeOf[maker]].factory
            let verb = program.declaration(member).kind == .property ? "set" : "call"
            report(
                .inaccessibleDeclaration, at: program.nameLocation(member),
                "'\(factory)' makes '\(graph.show(maker))' and cannot \(verb) '\(names.text(program.name(member)))', because "
                    + HiddenProvider.reason(at: member, program))
        }
    }

    /// Warns of elements that are left out of a collection, because a module without a factory of its own hides them.
    mutating func reportHiddenElements() {
        for element in graph.bindings.hiddenElements {
            let symbol = graph.symbols.symbol(at: element.site) ?? graph.symbols.enclosingType(of: element.site)
            guard !graph.bindings.modulesWithFactory.contains(program.moduleOfFile[Int(element.site.file)]),
                let offer = graph.resolution.find(graph.keys.key(element.collection)),
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
