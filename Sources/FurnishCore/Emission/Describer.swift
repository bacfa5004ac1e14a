import FurnishTables

/// Describes what a graph makes: the members of its factories as values, with their statements. An `Emitter` writes them.
final class Describer {
    let graph: DependencyGraph
    let names: MemberNames
    /// The prefix of the names of the private classes that the factories share.
    let helperPrefix: String
    /// Whether members are written twice: see `DefaultIsolation`.
    let followsDefault: Table<Provider, Bool>
    /// Whether members are `nonisolated`: see `NonisolatedMembers`.
    let isNonisolated: Table<Provider, Bool>
    /// Whether members return `sending`: see `SentResults`.
    private let isSent: Table<Provider, Bool>
    let shorterOverloads: ShorterOverloads
    /// The global functions and properties that members call.
    let globals: Set<String>
    let types: TypeText
    let access: MemberAccess

    var conditions: MemberConditions { MemberConditions(graph: graph) }
    var summaries: MemberSummary { MemberSummary(graph: graph) }

    init(_ graph: DependencyGraph, _ names: MemberNames) {
        self.graph = graph
        self.names = names
        helperPrefix = graph.bindings.scopes[.outermost].factory
        followsDefault = DefaultIsolation.find(graph)
        isNonisolated = NonisolatedMembers.find(graph)
        isSent = SentResults.find(graph)
        shorterOverloads = ShorterOverloads(graph)
        globals = ShadowedGlobal.names(graph)
        types = TypeText(symbols: graph.symbols, members: names.all)
        access = MemberAccess(graph, ImportTable(graph.program))
    }

    /// Describes a variant of another describer's graph: see `Emitter.emitVariants`.
    init(_ other: Describer, _ variant: DependencyGraph) {
        graph = variant
        names = other.names
        helperPrefix = other.helperPrefix
        followsDefault = other.followsDefault
        isNonisolated = other.isNonisolated
        isSent = other.isSent
        shorterOverloads = other.shorterOverloads
        globals = other.globals
        types = other.types
        access = other.access
    }

    /// `sending `, before the result of a method.
    func sending(_ provider: ProviderID) -> String { isSent[provider] ? "sending " : "" }

    func expression(_ provider: ProviderID, omitted: Set<Name> = []) -> Expression {
        Expression(graph, names, types, provider: provider, omitted: omitted)
    }
}
