/// Corrects wrong words after `given:`. A parameter that something provides is never made a given one.
struct UnknownGivens: GraphReader {
    let graph: DependencyGraph

    var errors: [Diagnostic] {
        // The words of one marker have the same parameters.
        var meant: [Site: [StatedNames.Parameter]] = [:]
        return bindings.unknownGivens.map { unknown in
            let parameters = meant[unknown.site] ?? meantParameters(unknown)
            meant[unknown.site] = parameters
            return BindingMessages(bindings: graph.bindings).unknownGiven(unknown, among: parameters)
        }
    }

    private func meantParameters(_ unknown: UnknownGiven) -> [StatedNames.Parameter] {
        let open = unknown.parameters.filter { parameter in
            parameter.type.map { resolution.find(keys.key($0)) == nil } ?? true
        }
        let passed = open.filter { passesValue(for: $0, of: unknown.site) }
        return passed.count == 1 ? passed : open
    }

    /// Whether a closure for what a declaration makes passes a value for one of its parameters.
    private func passesValue(for parameter: StatedNames.Parameter, of site: Site) -> Bool {
        guard let type = parameter.type else { return false }
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return needs.indices.contains { need in
            guard case .closure(let closure) = graph.fulfilments[need],
                case let made = resolution.madeProvider(by: closure),
                [providers[made].site, providers[made].callee].contains(site)
            else { return false }
            return graph.closures[closure].function.parameters.contains { promotion.fills(type, with: $0.type) }
        }
    }
}
