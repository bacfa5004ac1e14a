extension AdviceQuery {
    /// A marked declaration of another module that is not visible.
    var hiddenMarker: [Diagnostic.Note] {
        let name = symbols.unknownName(key)
        return tables.hidden.filter { hidden in
            if hidden.types.contains(key) { return true }
            guard let name, let symbol = hidden.symbol else { return false }
            return hidden.factory == name || symbols[symbol].parent == nil && symbols[symbol].name == name
        }.map { hidden in
            let site = hidden.site
            let isInitializer = program.declaration(site).kind == .initializer
            let owner = symbols.enclosingType(of: site).map { " of '\(graph.text.path($0))'" } ?? ""
            let subject = isInitializer ? "the initializer\(owner)" : "'\(self.name(site))'"
            let reason = HiddenProvider.reason(at: site, called: "it", program)
            return note(site, "\(subject) of module '\(moduleName(site))' is marked, but \(reason)")
        }.capped
    }
}
