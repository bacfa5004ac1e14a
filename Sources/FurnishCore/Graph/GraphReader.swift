/// Types that read the graph to describe it: the generated code, messages, rules of advice, and their lookups.
protocol GraphReader { var graph: DependencyGraph { get } }

extension GraphReader {
    var program: Program { graph.program }
    var symbols: SymbolTable { graph.symbols }
    var keys: TypeKeys { graph.keys }
    var bindings: Bindings { graph.bindings }
    var resolution: Resolution { graph.resolution }
    var placement: Placement { graph.placement }
    var providers: Table<Provider, Provider> { graph.providers }
    var needs: Table<Need, Need> { graph.needs }
    var offers: Table<Offer, Offer> { graph.offers }
    var calls: Calls { graph.calls }
}
