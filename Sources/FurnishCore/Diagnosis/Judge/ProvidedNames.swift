/// Finds where code makes or reads what the graph provides, and so goes past the factory: `Store()`, `Store.shared`.
///
/// Bodies are not parsed, only lexed. Where a name stays unknown, nothing is found.
package final class ProvidedNames: GraphReader {
    package let graph: DependencyGraph
    /// The marked functions and properties that the factory calls and reads.
    private let members: [Site: ProviderID]
    /// The static ones, by name.
    package let staticMembers: [String: [Site]]
    private lazy var tables = AdviceTables(graph)

    package init(_ graph: DependencyGraph) {
        self.graph = graph
        let provided = graph.reachedProviders.filter {
            let provider = graph.providers[$0]
            return provider.isFunctionOrProperty && provider.isProvided && !provider.isFake
        }
        let sites = provided.map { graph.providers[$0].site }
        members = Dictionary(zip(sites, provided)) { first, _ in first }
        // In the order of the providers, not of a dictionary.
        staticMembers = Dictionary(
            grouping: sites.filter { graph.program.declaration($0).traits.contains(.isStatic) }
        ) { graph.program.names.text(graph.program.name($0)) }
    }

    /// The provider of the instance that the code at a token makes or reads.
    ///
    /// - Parameter site: The declaration around the code.
    package func provider(namedAt index: Int, in code: CodeTokens, at site: Site) -> ProviderID? {
        guard code[index].isWord, code.kind(index + 1) != .colon else { return nil }
        if code.kind(index - 1) == .period { return implicitMember(at: index, in: code, at: site) }
        var end = index
        while code.text(end).first?.isUppercase == true, code.kind(end + 1) == .period, code[end + 2].isWord {
            end += 2
        }
        let range = ByteRange(code[index].start, code[code.end(ofCallAt: end) - 1].end)
        // A parameter hides a global of its name.
        let isParameter = program.parameters(of: site).contains { code.source.text($0.name) == code.text(index) }
        guard !isParameter, let (trees, value) = SyntaxTrees.read(.value, range, in: code.source),
            let path = NamedValue.Path(value, trees, program.names)
        else { return nil }
        switch NamedValue(path, at: site, in: nil, acceptsParameters: true, symbols) {
        case .type(let type): return provider(ofKey: types.nominal(type))
        case .member(let member): return members[member]
        case nil:
            // A type out of view: `URLSession()`.
            let isType = path.isCall && code.text(end).first?.isUppercase == true
            return isType ? provider(ofKey: TypeReader.read(path.type, in: trees, at: site, symbols)) : nil
        }
    }

    private func provider(ofKey type: TypeID) -> ProviderID? {
        let key = keys.key(type)
        guard let provider = graph.provider(ofKey: key), providers[provider].isProvided,
            !UnnamedValues(graph: graph).needsName(key)
        else { return nil }
        return provider
    }

    /// `.shared`, where the type that is made around it takes an instance of the member's type, or where such a type is written.
    private func implicitMember(at index: Int, in code: CodeTokens, at site: Site) -> ProviderID? {
        guard let candidates = staticMembers[code.text(index)] else { return nil }
        let taken: [SymbolID?]
        switch code.kind(index - 2) {
        case .equal: taken = [code.typeFilled(byValueAt: index - 1).flatMap { symbol($0, at: site) }]
        case .openParenthesis, .comma, .colon:
            guard let open = code.opening(around: index), let made = symbol(code.text(open - 1), at: site) else {
                return nil
            }
            let label = code.kind(index - 2) == .colon ? code.text(index - 3) : ""
            taken = tables.takenTypes(made, under: label).map { symbols.symbol(of: $0) }
        default:
            let isResult = code.kind(index - 2) == .openBrace || code.text(index - 2) == "return"
            taken = [isResult ? writtenType(of: site).flatMap(symbols.symbol) : nil]
        }
        let member = candidates.first { taken.contains(symbols.enclosingType(of: $0)) }
        return member.flatMap { members[$0] }
    }

    private func symbol(_ name: String, at site: Site) -> SymbolID? { symbols.lookUp(names.name(name), at: site) }
}
