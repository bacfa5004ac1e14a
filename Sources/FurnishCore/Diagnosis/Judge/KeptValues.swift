/// An expression whose value a property keeps.
struct KeptValue {
    let property: Site
    let wrapper: String
    let code: CodeTokens
    /// Its tokens.
    let range: Range<Int>
    /// The initializer that assigns it; nil for an initial value.
    var initializer: Site?

    /// The type whose initializer it calls, and nothing else.
    var type: String? {
        let name = code.text(range.lowerBound)
        let isCall = code.isCalled(range.lowerBound) && code.end(ofCallAt: range.lowerBound) == range.upperBound
        return isCall && name.first?.isUppercase == true ? name : nil
    }

    /// Whether it is what is provided, such as `Store.shared`, and no member of that, such as `Store.shared.name`.
    var isWhole: Bool { range.count <= 3 }
}

/// The values that marked views keep in `@State` and `@StateObject`, or observe, where their own code makes them.
struct KeptValues: GraphReader {
    let graph: DependencyGraph

    /// What views keep although the graph provides it, as a whole or in part.
    var problems: [GraphProblem] {
        if bindings.isIncomplete { return [] }
        let (state, provided) = (KeptState(graph), ProvidedNames(graph))
        return graph.reachedProviders.filter { view in
            graph.isJudged(view) && providers[view].marker != nil && state.isView(providers[view].type)
        }.flatMap { view in values(of: view).compactMap { problem($0, in: view, provided) } }
    }

    /// The wrapper in which a view's initializer keeps a parameter.
    func wrapper(keeping need: NeedID, of view: ProviderID) -> String? {
        guard needs[need].isParameter else { return nil }
        return values(of: view).first { value in
            value.range.count == 1 && value.code.text(value.range.lowerBound) == name(of: need)
        }?.wrapper
    }

    /// The wrapper in which SwiftUI keeps what a property gets first.
    func wrapper(of property: Site) -> String? { wrapper(of: property, among: ["State", "StateObject"]) }

    private func wrapper(of property: Site, among wrappers: [String]) -> String? {
        wrappers.first { name in ["@", "@SwiftUI."].contains { program.hasAttribute($0 + name, property) } }
    }

    private func problem(_ value: KeptValue, in view: ProviderID, _ provided: ProvidedNames) -> GraphProblem? {
        func provider(at index: Int) -> ProviderID? {
            provided.provider(namedAt: index, in: value.code, at: value.initializer ?? value.property)
        }
        guard let made = value.range.lazy.compactMap(provider).first else { return nil }
        // The graph passes the others.
        let fromGraph = providers[view].needs.filter { !needs[$0].isGiven }.map(name(of:))
        let code = value.code
        let passed = (value.type == nil ? [] : code.arguments(ofCallAt: value.range.lowerBound)).filter { label in
            guard code.kind(label + 1) == .colon else { return false }
            let isName = [.comma, .closeParenthesis].contains(code.kind(label + 3))
            return !(isName && fromGraph.contains(code.text(label + 2)))
                && !(label + 2..<code.next(after: label + 3)).contains { provider(at: $0) != nil }
        }
        return .keptValue(value, view: view, made: made, passed: passed.map(code.text))
    }

    // MARK: Values

    /// The values that no caller passes: initial ones, and those that the initializer assigns.
    private func values(of view: ProviderID) -> [KeptValue] {
        let definition = providers[view]
        guard case .type = definition.maker, let type = symbols.symbol(of: definition.type),
            let site = symbols[type].sites.first
        else { return [] }
        let kept = program.storedProperties(of: site).compactMap { property -> (property: Site, wrapper: String)? in
            wrapper(of: property, among: ["State", "StateObject", "ObservedObject"]).map { (property, $0) }
        }
        if kept.isEmpty { return [] }
        let taken = definition.needs.map { needs[$0].target }
        let initial = kept.filter { property, _ in
            !program.declaration(property).initialValue.isEmpty && !taken.contains(.property(property.row))
        }.map { property, wrapper in
            let code = CodeTokens(program.source(property.file), program.declaration(property).initialValue.range)
            return KeptValue(property: property, wrapper: wrapper, code: code, range: 0..<code.count)
        }
        return initial + (definition.initializer.map { values(assignedBy: $0, to: kept) } ?? [])
    }

    private func values(assignedBy initializer: Site, to kept: [(property: Site, wrapper: String)]) -> [KeptValue] {
        let code = CodeTokens(program.source(initializer.file), program.declaration(initializer).range)
        return (0..<code.count).compactMap { index in
            guard code.kind(index + 1) == .equal, !["let", "var"].contains(code.text(index - 1)) else { return nil }
            let isWrapper = code.text(index).hasPrefix("_")
            let name = isWrapper ? String(code.text(index).dropFirst()) : code.text(index)
            guard let (property, wrapper) = kept.first(where: { names.text(program.name($0.property)) == name }) else {
                return nil
            }
            let range = value(at: index + 2, isWrapper: isWrapper, in: code)
            return KeptValue(property: property, wrapper: wrapper, code: code, range: range, initializer: initializer)
        }
    }

    /// The value in `StateObject(wrappedValue: Model())`, or an assigned one, or that of a local constant.
    private func value(at start: Int, isWrapper: Bool, in code: CodeTokens) -> Range<Int> {
        var start = start
        if isWrapper {
            while code.kind(start) == .period || code.kind(start + 1) == .period { start += 1 }
            guard code.isCalled(start) else { return start..<start }
            let label = start + 2
            let value = (code.kind(label + 1) == .colon ? label + 2 : label)..<code.end(ofCallAt: start) - 1
            guard value.count == 1 else { return value }
            start = value.lowerBound
        }
        let isName = ![.period, .openParenthesis].contains(code.kind(start + 1))
        if isName, let local = code.declaration(of: code.text(start), before: start), code.kind(local - 1) == .equal {
            start = local
        }
        return start..<code.end(ofMembersAt: start)
    }
}
