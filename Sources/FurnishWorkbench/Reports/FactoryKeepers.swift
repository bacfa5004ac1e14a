import FurnishCore
import FurnishTables

/// The closures that keep each factory alive, wherever they are.
struct FactoryKeepers {
    /// A parameter that gets such a closure, or an implementation of a marked protocol, which consists of closures.
    struct Keeper {
        let need: NeedID
        let owner: ProviderID
    }

    private(set) var keeping: Table<FactoryScope, [Keeper]>
    private let graph: DependencyGraph

    init(_ graph: DependencyGraph) {
        self.graph = graph
        keeping = Table(repeating: [], count: graph.bindings.scopes.count)
        let implementations = returnedImplementations
        for owner in graph.providers.indices where graph.isReached[owner] {
            // The closures of an implementation are held by the type that takes it.
            if isImplementation(owner), !implementations.contains(owner) { continue }
            for need in graph.providers[owner].needs { addKeepers(Keeper(need: need, owner: owner)) }
        }
    }

    /// The `once` because of which the outermost factory lives as long as the program, and the first closure that does it: its own,
    /// or that of something in it.
    var ofProgram: (kept: ProviderID, closure: Keeper?)? {
        guard let kept = graph.placement.keeperOfOutermost else { return nil }
        return (kept, keeping[.outermost].first { graph.placement.keeper[$0.owner] == kept })
    }

    private func isImplementation(_ provider: ProviderID) -> Bool {
        if case .bundle = graph.providers[provider].maker { true } else { false }
    }

    /// The implementations that a closure or a member of the factory returns.
    private var returnedImplementations: Set<ProviderID> {
        var found: Set<ProviderID> = []
        for provider in graph.providers.indices where graph.isReached[provider] {
            for need in graph.providers[provider].needs {
                guard case .closure = graph.fulfilments[need],
                    let made = graph.resolution.madeProvider(graph.fulfilments[need]), isImplementation(made)
                else { continue }
                found.insert(made)
            }
        }
        return found
    }

    private mutating func addKeepers(_ keeper: Keeper) {
        let owner = keeper.owner
        switch graph.fulfilments[keeper.need] {
        case .closure:
            guard graph.resolution.canEscape(keeper.need) else { return }
            add(keeper, graph.placement.holdsWeakly(keeper.need, of: owner), keeper.need)
        case .provider(let offer):
            if holdsFactoryByAutoclosure(keeper) { note(keeper, in: graph.scopeOf[owner]) }
            for made in graph.resolution.providers(at: offer) where isImplementation(made) {
                for requirement in graph.providers[made].needs {
                    add(keeper, graph.placement.holdsWeakly(requirement, of: made), requirement)
                }
            }
        case .given, .omitted, .missing: return
        }
    }

    /// - Parameter closure: The need or requirement that a closure meets.
    private mutating func add(_ keeper: Keeper, _ isWeak: Bool, _ closure: NeedID) {
        guard case .closure = graph.fulfilments[closure],
            let made = graph.resolution.madeProvider(graph.fulfilments[closure])
        else { return }
        // A closure that returns the value of a scope copies it.
        if !isWeak, !graph.resolution.isScopeValue(made) { note(keeper, in: graph.scopeOf[made]) }
    }

    private mutating func note(_ keeper: Keeper, in scope: ScopeID) {
        if keeping[scope].last?.need != keeper.need { keeping[scope].append(keeper) }
    }

    /// Whether a view holds its factory until SwiftUI has evaluated an autoclosure.
    private func holdsFactoryByAutoclosure(_ keeper: Keeper) -> Bool {
        graph.needs[keeper.need].isAutoclosureKept && !graph.isMadeFirst(keeper.need, by: keeper.owner)
    }
}
