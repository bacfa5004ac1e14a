import FurnishCore
import FurnishTables

/// The closures that keep each factory alive, wherever they are.
struct FactoryKeepers {
    /// The parameters that get such a closure, or an implementation of a marked protocol, which consists of closures.
    private(set) var keeping: Table<FactoryScope, [PathStep]>
    private let graph: DependencyGraph

    init(_ graph: DependencyGraph) {
        self.graph = graph
        keeping = Table(repeating: [], count: graph.bindings.scopes.count)
        let calls = graph.reachedProviders.flatMap { graph.calls[$0] }
        // The closures of an implementation are held by the type that takes it, unless a closure or a member of the factory returns it.
        let returned = Set(calls.filter { !$0.isDirect }.map(\.made))
        for call in calls where !isImplementation(call.caller) || returned.contains(call.caller) {
            if holdsFactoryByAutoclosure(call) { note(call.step, in: graph.scopeOf[call.caller]) }
            let requirements = call.isDirect && isImplementation(call.made) ? graph.calls[call.made] : []
            for closure in [call] + requirements
            where graph.placement.holdsFactory(closure) && !graph.placement.holdsWeakly(closure) {
                note(call.step, in: graph.scopeOf[closure.made])
            }
        }
    }

    /// The `once` because of which the outermost factory lives as long as the program, and the first closure that does it: its own,
    /// or that of something in it.
    var ofProgram: (kept: ProviderID, closure: PathStep?)? {
        guard let kept = graph.placement.keeperOfOutermost else { return nil }
        return (kept, keeping[.outermost].first { graph.placement.keeper[$0.provider] == kept })
    }

    private func isImplementation(_ provider: ProviderID) -> Bool {
        if case .bundle = graph.providers[provider].maker { true } else { false }
    }

    private mutating func note(_ step: PathStep, in scope: ScopeID) {
        if keeping[scope].last?.need != step.need { keeping[scope].append(step) }
    }

    /// Whether a view holds its factory until SwiftUI has evaluated an autoclosure.
    private func holdsFactoryByAutoclosure(_ call: ProviderCall) -> Bool {
        call.isDirect && graph.needs[call.need].isAutoclosureKept
            && !graph.isMadeFirst(call.need, by: call.caller)
    }
}
