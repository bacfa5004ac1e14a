/// Describes the file that a graph generates, as a value: see `CodeFile`.
///
/// It describes a declaration that differs with conditions once for each world that the declaration can have: see `inEachWorld`.
final class Describer {
    let graph: DependencyGraph
    let names: MemberNames
    let sceneMethods: SceneMethods
    /// The prefix of the names of the private classes that the factories share.
    let helperPrefix: String
    /// Whether members return `sending`: see `SentResults`.
    private let isSent: Table<Provider, Bool>
    /// The global functions and properties that members call.
    let globals: Set<String>
    let types: TypeText
    let access: MemberAccess
    /// The condition under which the described declaration is compiled.
    private(set) var world = ConditionID.always
    let defaultIsolation: DefaultIsolation

    var conditions: Conditions { graph.bindings.conditions }
    var lockClass: LockClass { LockClass(factory: helperPrefix, types: types) }

    init(_ graph: DependencyGraph, _ names: MemberNames, _ sceneMethods: SceneMethods) {
        (self.graph, self.names, self.sceneMethods) = (graph, names, sceneMethods)
        helperPrefix = graph.bindings.scopes[.outermost].factory
        isSent = SentResults.find(graph)
        globals = ShadowedGlobal.names(graph)
        types = TypeText(symbols: graph.symbols, members: names.all)
        access = MemberAccess(graph, ImportTable(graph.program, graph.bindings.conditions))
        defaultIsolation = DefaultIsolation(graph)
    }

    /// Describes what is compiled under a condition only.
    func within(_ world: ConditionID, _ describe: () -> [CodeDeclaration]) -> [CodeDeclaration] {
        let outer = self.world
        self.world = world
        defer { self.world = outer }
        return describe()
    }

    /// `sending `, before the result of a method.
    func sending(_ provider: ProviderID) -> String { isSent[provider] ? "sending " : "" }
}
