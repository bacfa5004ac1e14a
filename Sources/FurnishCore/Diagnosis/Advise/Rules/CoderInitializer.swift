extension AdviceQuery {
    /// A screen of a storyboard, or a closure that makes one: its unmarked initializer with a coder, and the closure to take.
    var coderInitializer: [Diagnostic.Note] {
        let isRequirement = needs[need].requirement != nil
        var (result, parameters) = (isRequirement ? neededKey : key, [TypeID]())
        while let function = types.function(result) {
            parameters += function.parameters.map { keys.key($0.type) }
            result = keys.key(function.result)
        }
        let isOptional = types[result].kind == .optional
        if isOptional { result = types.child(0, of: result) }
        guard let type = nominal(result), tables.providersOfSymbol[type] == nil else { return [] }
        let values = parameters.filter { graph.text.show($0) != "NSCoder" }
        let takesCoder = values.count < parameters.count
        return graph.unmarkedCoderInitializers(of: type).compactMap { initializer in
            guard let given = tables.given(values, in: initializer, takesCoder: takesCoder) else { return nil }
            let file = program.file(initializer.file)
            let isFailable = program.declaration(initializer).traits.contains(.isFailable)
            let list = given.map { ", " + graph.text.parameter($0.type, isEscaping: keys.isFunction($0.type)) }
            let closure = "(NSCoder\(list.joined())) -> \(graph.text.spell(result))" + (isFailable ? "?" : "")
            let isRight =
                takesCoder && isOptional == isFailable && isNeeded(key) && values.elementsEqual(given.map(\.type))
            let written = attribute(ofClosure: need) + closure
            let names = given.map { file.source.text($0.parameter.name) }.joined(separator: ", ")
            let marker = graph.marking(initializer, .needs, names.isEmpty ? "" : "given: " + names)
            let (made, opening) = (graph.text.path(type), openingScene(of: type, with: closure, for: need))
            let fix =
                opening.map { marker.marking(made, ", and \($0.title)", with: $0.changes) }
                ?? (isRight || isRequirement
                    ? marker.marking(made)
                    : marker.marking(made, ", and take '\(closure)'", with: graph.writing(written, for: need)))
            return note(initializer, "'\(made)' is made from a coder by this initializer: ", fix)
        }
    }
}

extension AdviceTables {
    /// The parameters that take these values, each at most once.
    ///
    /// - Parameter takesCoder: Whether the values are all. A closure that leaves out the coder leaves out others too: those that
    ///   only the caller can know.
    /// - Returns: nil if a value has no parameter.
    fileprivate func given(_ values: [TypeID], in initializer: Site, takesCoder: Bool)
        -> [(parameter: Parameter, type: TypeID)]?
    {
        let file = program.file(initializer.file)
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        var remaining = values
        var given: [(parameter: Parameter, type: TypeID)] = []
        for parameter in program.parameters(of: initializer) where !file.takesCoder(parameter) {
            let type = keys.key(symbols.readType(parameter.type, at: initializer))
            if let position = remaining.firstIndex(where: { promotion.fills(type, with: $0) }) {
                given.append((parameter, remaining.remove(at: position)))
            } else if !takesCoder, parameter.defaultValue.isEmpty, isData(type) {
                given.append((parameter, type))
            }
        }
        return remaining.isEmpty ? given : nil
    }

    /// Whether only a caller can know a value, or what a closure makes.
    private func isData(_ type: TypeID) -> Bool {
        let made = keys.made(by: type)
        guard resolution.find(type) == nil, resolution.find(made) == nil else { return false }
        let data = nominal(types.withoutOptional(made)).flatMap { symbols[$0].kind == .struct ? $0 : nil }
        return isOfStandardLibrary(made) || data.map(isData) == true
    }
}
