/// Hints about protocols that Furnish could implement.
extension MissingProviderHints {
    /// Asks to mark a protocol of the module itself if the graph can meet all of its requirements, or if it describes what a
    /// hand-written container makes.
    func bundleHint(_ key: TypeID) -> Diagnostic.Note? {
        guard types[key].kind == .nominal, symbols[types[key].symbol].kind == .protocol,
            let site = symbols[types[key].symbol].sites.first, graph.program.isOwn(site.file),
            graph.program.declaration(site).access >= .internal, fillsGap(site),
            graph.bindings.marked[site]?.provides == nil
        else { return nil }
        let requirements = ProtocolRequirements(of: site, symbols)
        guard requirements.canBeMet else { return nil }
        // Nothing else conforms.
        let isReplacement = (candidates[types[key].symbol] ?? []).allSatisfy {
            containers.contains($0.symbol) || PreviewCode(graph: graph).contains($0.site)
        }
        let canBeMet = requirements.all.allSatisfy { requirement in
            requirement.hasImplementation || isMet(requirement.site)
                || isReplacement && containers.makesObject(requirement.site)
        }
        return canBeMet ? messages.mark(site) : nil
    }

    /// Whether something provides what a requirement returns, and is given no more than its parameters.
    private func isMet(_ requirement: Site) -> Bool {
        let (file, declaration) = (graph.program.file(requirement.file), graph.program.declaration(requirement))
        let result = graph.keys.key(symbols.readType(declaration.type, at: requirement))
        guard let offer = graph.resolution.find(result) else { return false }
        let made = graph.offers[offer].provider
        var effects = Effects.none
        if declaration.traits.contains(.isAsync) { effects.insert(.isAsync) }
        if declaration.traits.contains(.isThrowing) { effects.insert(.isThrowing) }
        let parameters = declaration.parameters.indices.map { row in
            TypeChild(
                symbols.readType(file.parameters[row].type, at: requirement),
                label: graph.program.names.name(file.source, file.parameters[row].name))
        }
        let taken = graph.resolution.isNewlyMade(made) ? graph.givens[made] : []
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        let named = ClosureMatch.namedOrByType(parameters, among: taken, graph.keys)
        guard effects.contains(graph.effects[made]),
            case .filled(let filled) = ClosureMatch.match(named, with: taken, promotion)
        else { return false }
        return taken.allSatisfy { filled.contains($0.name) || graph.needs[$0.need].defaultValue != .none }
    }
}
