import FurnishCore
import FurnishTables

/// Why a fake does not serve a factory.
struct FakeReasons {
    let graph: DependencyGraph

    /// The public factories of other modules, which have fakes of their own.
    var otherFactories: [String] {
        graph.providers.indices.filter { provider in
            graph.isReached[provider] && graph.providers[provider].isFactory && !graph.resolution.isOwn(provider)
        }.map { provider in
            let module = graph.program.names.text(graph.program.module(of: graph.providers[provider].site).name)
            return "not \(graph.show(provider)): module '\(module)' makes its fake"
        }
    }

    /// - Returns: A reason for each key of a fake that replaces nothing in this module's factories.
    func unserved(_ fake: ProviderID) -> [String] {
        let definition = graph.providers[fake]
        let types = definition.additionalTypes.isEmpty ? [definition.type] : definition.additionalTypes
        return types.map { type in
            let factory = graph.bindings.scopes[.outermost].factory
            return "not \(factory): \(reason(for: graph.keys.key(type), graph.text.show(type)))"
        }
    }

    private func reason(for key: TypeID, _ name: String) -> String {
        let own = graph.providers.indices.first {
            graph.providers[$0].isFake && graph.resolution.isOwn($0)
                && graph.resolution.keysReplaced(by: $0).contains(key)
        }
        if let own { return "'\(graph.show(own))' of this module replaces '\(name)'" }
        guard let offer = graph.resolution.find(key) else { return "nothing in view provides '\(name)'" }
        let providers = graph.resolution.providers(at: offer)
        guard let live = providers.first(where: { graph.providers[$0].isLive }) else {
            return "'\(graph.show(providers[0]))', which provides '\(name)', is not live"
        }
        return "nothing here needs '\(graph.show(live))'"
    }
}
