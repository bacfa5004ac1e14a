/// Hints for controllers that a storyboard creates.
extension MissingProviderHints {
    /// The unmarked initializer with a coder of the missing controller, and the closure that makes it.
    func coderHint(_ key: TypeID) -> Diagnostic.Note? {
        var (made, parameters) = (key, [TypeChild]())
        while let function = types.function(made) {
            parameters += function.parameters
            made = graph.keys.key(function.result)
        }
        if types[made].kind == .optional { made = types.child(0, of: made) }
        guard types[made].kind == .nominal, providersOfSymbol[types[made].symbol] == nil,
            let initializer = coderInitializer(of: types[made].symbol)
        else { return nil }
        let values = parameters.filter { !isCoder($0.type) }
        let given = names(of: values, in: initializer)
        guard given.count == values.count else { return nil }
        let isFailable = graph.program.declaration(initializer).traits.contains(.isFailable)
        let closure = messages.closure(taking: values.map(\.type), makes: made, isFailable: isFailable)
        let isRight = messages.isNeeded(key) && graph.text.show(key) == closure
        return messages.mark(
            coderInitializer: initializer, of: types[made].symbol, given: given, taking: isRight ? nil : closure)
    }

    private func coderInitializer(of type: SymbolID) -> Site? {
        let found = symbols.members(of: type, .initializer).filter { site in
            let file = graph.program.file(site.file)
            let parameters = graph.program.declaration(site).parameters.indices
            return graph.program.isOwn(site.file) && parameters.count > 1
                && parameters.contains { file.takesCoder(file.parameters[$0]) }
                && graph.bindings.marked[site]?.needs == nil
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isCoder(_ type: TypeID) -> Bool { graph.text.show(type) == "NSCoder" }

    /// The parameters that take values of these types, each at most once.
    private func names(of values: [TypeChild], in initializer: Site) -> [String] {
        let file = graph.program.file(initializer.file)
        var rest = Array(graph.program.declaration(initializer).parameters.indices)
        return values.compactMap { value in
            let key = graph.keys.key(value.type)
            let position = rest.firstIndex {
                graph.keys.key(symbols.readType(file.parameters[$0].type, at: initializer)) == key
            }
            return position.map { file.source.text(file.parameters[rest.remove(at: $0)].name) }
        }
    }
}
