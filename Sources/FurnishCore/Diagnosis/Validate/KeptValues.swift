/// The values that marked views keep in `@State` and `@StateObject`, where their own code makes them.
struct KeptValues: GraphReader {
    let graph: DependencyGraph

    /// An expression whose value a property keeps.
    private struct KeptValue {
        let property: Site
        let wrapper: String
        let code: CodeTokens
        /// Its tokens.
        let range: Range<Int>
    }

    /// The warnings about what the graph provides, as a whole or in part.
    var warnings: [Diagnostic] {
        if graph.bindings.isIncomplete { return [] }
        let (state, provided) = (KeptState(graph), ProvidedNames(graph))
        return graph.reachedProviders.filter { view in
            graph.isJudged(view) && graph.providers[view].marker != nil && state.isView(graph.providers[view].type)
        }.flatMap { view in values(of: view).compactMap { warning($0, in: view, provided) } }
    }

    /// The wrapper in which a view's initializer keeps a parameter.
    func wrapper(keeping need: NeedID, of view: ProviderID) -> String? {
        guard graph.needs[need].isParameter else { return nil }
        return values(of: view).first { value in
            value.code.text(value.range.upperBound - 1) == name(of: need) && value.range.count <= 3
        }?.wrapper
    }

    private func warning(_ value: KeptValue, in view: ProviderID, _ provided: ProvidedNames) -> Diagnostic? {
        let around = graph.providers[view].initializer ?? value.property
        let made = value.range.lazy.compactMap {
            provided.provider(namedAt: $0, in: value.code, at: around)
        }.first
        guard let made else { return nil }
        let (property, place) = (names.text(program.name(value.property)), program.nameLocation(value.property))
        let written = program.declaration(value.property).type
        let type = written.isEmpty ? type(of: value) : program.source(value.property.file).text(written)
        return Diagnostic(
            .unprovidedDefault, at: place,
            "'\(graph.show(view))' fills '\(property)' without the factory, which provides '\(graph.show(made))'",
            notes: [
                .init(place, "", Fix("to take it from the factory, write '@\(value.wrapper) var \(property): \(type)'"))
            ])
    }

    /// The type whose initializer a value calls, as it is written.
    private func type(of value: KeptValue) -> String {
        let isLabelled = value.code.kind(value.range.lowerBound + 1) == .colon
        return value.code.text(value.range.lowerBound + (isLabelled ? 2 : 0))
    }

    /// The values that no caller passes: initial ones, and those that the initializer assigns.
    private func values(of view: ProviderID) -> [KeptValue] {
        let definition = graph.providers[view]
        guard case .initializer = definition.construction, let type = symbols.symbol(of: definition.type),
            let site = symbols[type].sites.first
        else { return [] }
        let kept = program.storedProperties(of: site).compactMap { property in
            wrapper(of: property).map { (property: property, wrapper: $0) }
        }
        if kept.isEmpty { return [] }
        let taken = definition.needs.map { graph.needs[$0].target }
        let initial = kept.filter { property, _ in
            !program.declaration(property).initialValue.isEmpty && !taken.contains(.property(property.row))
        }.map { property, wrapper in
            let code = CodeTokens(program.source(property.file), program.declaration(property).initialValue)
            return KeptValue(property: property, wrapper: wrapper, code: code, range: 0..<code.count)
        }
        guard let initializer = definition.initializer else { return initial }
        let code = CodeTokens(program.source(initializer.file), program.declaration(initializer).range)
        // `_model = StateObject(wrappedValue: model)`
        let assigned = (0..<code.count).compactMap { index -> KeptValue? in
            guard code.kind(index + 1) == .equal, code.text(index).hasPrefix("_"),
                let (property, wrapper) = kept.first(where: {
                    "_" + names.text(program.name($0.property)) == code.text(index)
                }),
                let open = (index + 2..<code.count).first(where: { code.kind($0) == .openParenthesis })
            else { return nil }
            return KeptValue(
                property: property, wrapper: wrapper, code: code,
                range: open + 1..<max(code.next(after: open) - 1, open + 1))
        }
        return initial + assigned
    }

    private func wrapper(of property: Site) -> String? {
        let file = program.file(property.file)
        return program.declaration(property).attributes.indices.lazy.map { row in
            file.source.text(file.ranges[row]).split(separator: ".").last.map(String.init) ?? ""
        }.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }.first { ["State", "StateObject"].contains($0) }
    }
}
