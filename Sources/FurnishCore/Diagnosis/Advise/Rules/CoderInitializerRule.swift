/// A screen of a storyboard, or a closure that makes one: its unmarked initializer with a coder, and the closure to take.
struct CoderInitializerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        var (result, parameters) = (key, [TypeChild]())
        while let function = types.function(result) {
            parameters += function.parameters
            result = graph.keys.key(function.result)
        }
        if types[result].kind == .optional { result = types.child(0, of: result) }
        guard let type = nominal(result), tables.providersOfSymbol[type] == nil,
            let initializer = unmarkedCoderInitializer(of: type)
        else { return [] }
        let values = parameters.filter { graph.text.show($0.type) != "NSCoder" }
        let given = names(of: values, in: initializer)
        guard given.count == values.count else { return [] }
        let list = (["NSCoder"] + values.map { graph.text.show($0.type) }).joined(separator: ", ")
        let isFailable = program.declaration(initializer).traits.contains(.isFailable)
        let closure = "(\(list)) -> \(graph.text.show(result))" + (isFailable ? "?" : "")
        let isRight = isNeeded(key) && graph.text.show(key) == closure
        let written = GraphMessages(graph: graph).attribute(ofClosure: need) + closure
        let marker = graph.marking(
            initializer, .needs, given.isEmpty ? "" : "given: " + given.joined(separator: ", "))
        let fix = marker.fix(
            "mark it", isRight ? "" : ", and take '\(closure)'", with: isRight ? [] : graph.writing(written, for: need))
        return [note(initializer, "'\(graph.text.path(type))' is made from a coder by this initializer: ", fix)]
    }

    private func unmarkedCoderInitializer(of type: SymbolID) -> Site? {
        let initializers = symbols.members(of: type, .initializer).filter { site in
            program.isOwn(site.file) && program.declaration(site).parameters.count > 1 && program.takesCoder(site)
                && graph.bindings.marked[site]?.needs == nil
        }
        return initializers.count == 1 ? initializers[0] : nil
    }

    /// The parameters that take values of these types, each at most once.
    private func names(of values: [TypeChild], in initializer: Site) -> [String] {
        let file = program.file(initializer.file)
        var remaining = Array(program.declaration(initializer).parameters.indices)
        return values.compactMap { value in
            let position = remaining.firstIndex {
                graph.keys.key(symbols.readType(file.parameters[$0].type, at: initializer))
                    == graph.keys.key(value.type)
            }
            return position.map { file.source.text(file.parameters[remaining.remove(at: $0)].name) }
        }
    }
}
