/// Warns of elements that are left out of a collection, because another module without a factory of its own hides them.
extension Validator {
    mutating func reportHiddenElements() {
        for element in graph.bindings.hiddenElements {
            let symbol = graph.symbols.symbol(at: element.site) ?? graph.symbols.enclosingType(of: element.site)
            guard !graph.bindings.modulesWithFactory.contains(program.moduleOfFile[Int(element.site.file)]),
                let offer = graph.resolution.find(graph.keys.key(element.collection)),
                graph.isReached[graph.offers[offer].provider],
                let hidden = HiddenProvider.hiddenPlace(element.site, symbol, graph)
            else { continue }
            let (name, collection) = (names.text(program.name(element.site)), graph.text.show(element.collection))
            let what = program.declaration(hidden).kind == .initializer ? "its initializer" : "it"
            let reason = HiddenProvider.reason(at: hidden, called: what, program)
            report(
                .inaccessibleDeclaration, at: program.nameLocation(element.site),
                "'\(name)' is left out of '\(collection)', because \(reason)", isWarning: true)
        }
    }
}
