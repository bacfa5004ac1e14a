extension AdviceQuery {
    /// A protocol, if the graph can meet all of its requirements, or if it describes what a hand-written
    /// container makes: Furnish could implement it.
    var implementableProtocol: [Diagnostic.Note] {
        guard let type = symbol, kind == .protocol, let site = symbols[type].sites.first,
            access(site) >= program.leastAccess(of: site), !program.source(site.file).isInCheckout, fillsGap(site),
            bindings.marked[site]?.provides == nil
        else { return [] }
        let requirements = ProtocolRequirements(of: site, symbols)
        guard requirements.canBeMet else { return [] }
        // Nothing else conforms.
        let isReplacement = (tables.candidates[type] ?? []).allSatisfy {
            tables.isContainer($0.symbol) || graph.isForPreviews($0.site)
        }
        let canBeMet = requirements.all.allSatisfy { requirement in
            requirement.hasImplementation || isMet(requirement.site)
                || isReplacement && tables.makesObject(requirement.site)
        }
        return canBeMet ? [mark(site, "\(subject(site)) is declared here")] : []
    }
}

extension GraphReader {
    /// Whether something provides what a requirement returns, and is given no more than its parameters.
    fileprivate func isMet(_ requirement: Site) -> Bool {
        let result = keys.key(symbols.readType(program.declaration(requirement).type, at: requirement))
        guard let provider = graph.provider(ofKey: result) else { return false }
        let given = resolution.isNewlyMade(provider) ? graph.givens[provider] : []
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        let parameters = TypeReader.parameters(of: requirement, symbols)
        let named = ClosureMatch.namedOrByType(parameters, among: given, graph.keys)
        guard Effects(of: requirement, symbols).contains(graph.effects[provider]),
            case .filled(let filled) = ClosureMatch.match(named, with: given, promotion)
        else { return false }
        return given.allSatisfy { filled.contains($0.name) || needs[$0.need].defaultValue != .none }
    }
}
