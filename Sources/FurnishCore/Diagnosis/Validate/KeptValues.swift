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
            // `(wrappedValue: model)`
            value.range.count == 5 && value.code.text(value.range.lowerBound + 3) == name(of: need)
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
        let isNamed = type.first?.isUppercase == true
        let declaration = "@\(value.wrapper) var \(property)" + (isNamed ? ": \(type)'" : "' with its type")
        return Diagnostic(
            .unprovidedDefault, at: place,
            "'\(graph.show(view))' fills '\(property)' without the factory, which provides '\(graph.show(made))'",
            notes: [.init(place, "", Fix("to take it from the factory, write '\(declaration)"))])
    }

    /// The type whose initializer a value calls, as it is written.
    private func type(of value: KeptValue) -> String {
        let isArgument = value.code.kind(value.range.lowerBound) == .openParenthesis
        return value.code.text(value.range.lowerBound + (isArgument ? 3 : 0))
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
                })
            else { return nil }
            var call = index + (code.kind(index + 2) == .period ? 3 : 2)
            while code.kind(call + 1) == .period { call += 2 }
            return KeptValue(
                property: property, wrapper: wrapper, code: code, range: call + 1..<code.end(ofCallAt: call))
        }
        return initial + assigned
    }

    private func wrapper(of property: Site) -> String? {
        ["State", "StateObject"].first { name in
            ["@", "@SwiftUI."].contains { program.hasAttribute($0 + name, property) }
        }
    }
}
