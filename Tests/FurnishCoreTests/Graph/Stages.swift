@testable import FurnishCore

/// A small program, and the tables that the stages of the graph make of it. Types stand for their providers.
struct Stages {
    let graph: DependencyGraph

    init(_ text: String, module: String = "App") {
        let module = SourceModule(name: module, origin: .own, files: [SourceFile(path: "App.swift", text: text)])
        let files = RelevantFiles.scan([module], storyboards: [])
        graph = Generator.graph(of: Program(files.scannedModules))
    }

    /// A line for each provider, in the order in which they are written.
    func table(_ column: (ProviderID) -> String) -> [String] {
        graph.providers.indices.filter { graph.isReached[$0] }.sorted(by: graph.resolution.isWrittenBefore)
            .map { graph.show($0) + ": " + column($0) }
    }

    /// How each need of a provider is met.
    func needs(of provider: ProviderID) -> String {
        graph.providers[provider].needs.map { need in
            graph.show(need: need) + " " + describe(graph.fulfilments[need])
        }.joined(separator: ", ")
    }

    private func describe(_ fulfilment: Fulfilment) -> String {
        switch fulfilment {
        case .given: "given"
        case .omitted: "default"
        case .missing: "missing"
        case .provider(let offer): "← " + graph.show(graph.offers[offer].provider)
        case .closure(let closure):
            "makes ("
                + describe(
                    graph.closures[closure].inner.map(Fulfilment.closure) ?? .provider(graph.closures[closure].offer))
                + ")"
        }
    }

    func scope(of provider: ProviderID) -> String { graph.placement.scope(of: provider).factory }

    func givens(of provider: ProviderID) -> String {
        graph.requirements.givens[provider].map { given in
            graph.program.names.text(given.name) + ": " + graph.text.show(given.type)
        }.joined(separator: ", ")
    }

    func effects(of provider: ProviderID) -> String {
        let effects = graph.requirements.effects[provider]
        let actor = graph.requirements.isolations.actor(of: provider).map { "@" + graph.text.show($0) }
        return [
            actor, effects.contains(.isAsync) ? "async" : nil, effects.contains(.isThrowing) ? "throws" : nil,
        ].compactMap { $0 }.joined(separator: " ")
    }

    /// A line for each factory that has a fake: the types that the fake replaces.
    var fakes: [String] {
        let scopes = graph.bindings.scopes
        return scopes.indices.filter { graph.fakes.isFaked($0) }.map { scope in
            let types = graph.fakes.arguments[scope].map { argument in
                graph.text.show(graph.offers[argument.offer].type)
                    + (argument.scope == scope ? "" : " of " + scopes[argument.scope].factory)
            }
            return "\(scopes[scope].factory): " + types.joined(separator: ", ")
        }
    }

    /// Whether a provider's member takes the call or begins one, and the needs that share in it.
    func shared(by provider: ProviderID) -> String {
        let sharing = graph.sharing
        let needs = sharing.sharedCalls(of: provider).map { graph.show(need: $0.need) }.joined(separator: ", ")
        return (sharing.takesCall(ownOfferOf: provider) ? "takes " : sharing.hasCall(provider) ? "begins " : "") + needs
    }
}
