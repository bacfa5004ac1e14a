@testable import FurnishCore

/// A small program, and the tables that the stages of the graph make of it. Types stand for their providers.
struct Stages {
    let bindings: Bindings
    let resolution: Resolution
    let placement: Placement
    let requirements: Requirements
    let graph: DependencyGraph

    init(_ text: String, module: String = "App") {
        let module = SourceModule(name: module, origin: .own, files: [SourceFile(path: "App.swift", text: text)])
        let files = RelevantFiles.scan([module], storyboards: [])
        bindings = Collector.collect(Program(files.scannedModules))
        resolution = Resolver.resolve(bindings)
        placement = Placement.place(resolution)
        requirements = Propagation.propagate(resolution, placement)
        let completed = resolution.completed(by: requirements)
        let sharing = Sharing.share(completed, requirements)
        let fakes = Fakes.fake(completed, placement, requirements, sharing)
        graph = DependencyGraph(completed, placement, requirements, sharing, fakes)
    }

    /// A line for each provider, in the order in which they are written.
    func table(_ column: (ProviderID) -> String) -> [String] {
        resolution.providers.indices.filter { resolution.isReached[$0] }.sorted(by: resolution.isWrittenBefore)
            .map { resolution.show($0) + ": " + column($0) }
    }

    /// How each need of a provider is met.
    func needs(of provider: ProviderID) -> String {
        resolution.providers[provider].needs.map { need in
            resolution.show(need: need) + " " + describe(resolution.fulfilments[need])
        }.joined(separator: ", ")
    }

    private func describe(_ fulfilment: Fulfilment) -> String {
        switch fulfilment {
        case .given: "given"
        case .omitted: "default"
        case .missing: "missing"
        case .provider(let offer): "← " + resolution.show(resolution.offers[offer].provider)
        case .closure(let closure): "makes (" + describe(resolution.closures[closure].result) + ")"
        }
    }

    func scope(of provider: ProviderID) -> String { placement.scope(of: provider).factory }

    func givens(of provider: ProviderID) -> String {
        requirements.givens[provider].map { given in
            bindings.program.names.text(given.name) + ": " + resolution.text.show(given.type)
        }.joined(separator: ", ")
    }

    func effects(of provider: ProviderID) -> String {
        let effects = requirements.effects[provider]
        let actor = requirements.isolations.actor(of: provider).map { "@" + resolution.text.show($0) }
        return [
            actor, effects.contains(.isAsync) ? "async" : nil, effects.contains(.isThrowing) ? "throws" : nil,
        ].compactMap { $0 }.joined(separator: " ")
    }

    /// A line for each factory that has a fake: the types that the fake replaces.
    var fakes: [String] {
        let scopes = bindings.scopes
        return scopes.indices.filter { graph.fakes.isFaked($0) }.map { scope in
            let types = graph.fakes.arguments(of: scope).map { argument in
                graph.text.show(graph.offers[argument.offer].type)
                    + (argument.scope == scope ? "" : " of " + scopes[argument.scope].factory)
            }
            return "\(scopes[scope].factory): " + types.joined(separator: ", ")
        }
    }

    /// The instances that one call of a provider's member makes once.
    func shared(by provider: ProviderID) -> String {
        graph.sharedOffers(of: provider).map { resolution.text.show(resolution.offers[$0].type) }.joined(
            separator: ", ")
    }
}
