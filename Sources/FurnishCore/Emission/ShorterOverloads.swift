import FurnishTables

/// Finds the overloads of members that leave out parameters with a hidden default.
///
/// A hidden default cannot be repeated in the generated file, because it may name private declarations. An overload
/// without the parameter uses it. Each member has one overload without any such parameter, and one for each other
/// selection of them that a call leaves out.
struct ShorterOverloads {
    private let graph: DependencyGraph
    /// The given parameters that each overload leaves out. Empty if no provider has a hidden default.
    private var omitted = Table<Provider, [Set<Name>]>()
    /// Overloads whose calls may require further overloads.
    private var waiting: [(provider: ProviderID, omitted: Set<Name>)] = []

    init(_ graph: DependencyGraph) {
        self.graph = graph
        for provider in graph.providers.indices where !graph.givens[provider].isEmpty {
            add(names(hiddenIn: provider), to: provider)
        }
        if omitted.isEmpty { return }
        for provider in graph.providers.indices where graph.isReached[provider] { addClosures(of: provider) }
        repeat {
            addWaiting()
            for scope in graph.bindings.scopes.indices {
                for argument in graph.fakes.arguments(of: scope) { addFakes(of: argument) }
            }
        } while !waiting.isEmpty
    }

    private mutating func addWaiting() {
        while let (provider, omitted) = waiting.popLast() { addCalls(of: provider, omitting: omitted) }
    }

    /// An overload that a fake overrides calls the module's own fakes without the parameter.
    private mutating func addFakes(of argument: FakeArgument) {
        for live in argument.alternatives {
            for names in self[graph.offers[live].provider] {
                for fake in argument.fakes.map({ graph.offers[$0].provider }) {
                    add(self.names(hiddenIn: fake).intersection(names), to: fake)
                }
            }
        }
    }

    subscript(provider: ProviderID) -> [Set<Name>] { omitted.isEmpty ? [] : omitted[provider] }

    /// The parameters that calls of the initializer or function itself leave out.
    func ofConstruction(of provider: ProviderID) -> [Set<Name>] {
        var found: [Set<Name>] = [[]]
        let taken = Set(graph.providers[provider].arguments.map { graph.needs[$0].name })
        for names in self[provider] where !found.contains(names.intersection(taken)) {
            found.append(names.intersection(taken))
        }
        return found
    }

    private mutating func add(_ names: Set<Name>, to provider: ProviderID) {
        if names.isEmpty { return }
        if omitted.isEmpty { omitted = Table(repeating: [], count: graph.providers.count) }
        if omitted[provider].contains(names) { return }
        omitted[provider].append(names)
        waiting.append((provider, names))
    }

    /// A member without a parameter calls other members without it.
    private mutating func addCalls(of provider: ProviderID, omitting names: Set<Name>) {
        var offers = graph.sharedOffers(of: provider)
        for need in graph.providers[provider].needs {
            if case .provider(let offer) = graph.fulfilments[need] { offers.append(offer) }
        }
        for offer in offers {
            for made in graph.resolution.providers(at: offer) {
                add(self.names(hiddenIn: made).intersection(names), to: made)
            }
        }
    }

    /// A closure leaves out the parameters that its type does not have.
    private mutating func addClosures(of provider: ProviderID) {
        for need in graph.providers[provider].needs {
            guard case .closure = graph.fulfilments[need] else { continue }
            var taken = Set<Name>()
            var result = graph.fulfilments[need]
            while case .closure(let closure) = result {
                taken.formUnion(graph.requirements.filled[closure])
                result = graph.closures[closure].result
            }
            guard case .provider(let offer) = result else { continue }
            for made in graph.resolution.providers(at: offer) {
                add(names(hiddenIn: made).subtracting(taken), to: made)
            }
        }
    }

    private func names(hiddenIn provider: ProviderID) -> Set<Name> {
        var names = Set<Name>()
        for given in graph.givens[provider] where graph.resolution.hasHiddenDefault(given) { names.insert(given.name) }
        return names
    }
}
