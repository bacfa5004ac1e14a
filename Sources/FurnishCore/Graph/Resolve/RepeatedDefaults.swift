extension Calls {
    /// Arguments that use their defaults, before an argument with the same label that does not, or where Swift would prefer an
    /// initializer without them.
    var repeatedDefaults: Set<NeedID> {
        let needs = resolution.needs
        var found: Set<NeedID> = []
        func add(_ callee: Site, _ arguments: RowRange<Need>) {
            func isOmitted(_ id: NeedID) -> Bool { fulfilments[id].isOmitted || resolution.sometimesMet.contains(id) }
            let omitted = arguments.filter(isOmitted)
            if omitted.isEmpty { return }
            let passed = arguments.filter { !isOmitted($0) }.map { needs[$0] }
            if Rivals(callee: callee, resolution: resolution).accept(passed) { found.formUnion(omitted) }
            var later: Set<Name> = []
            for need in arguments.map({ $0 }).reversed() {
                if later.contains(needs[need].label), omitted.contains(need) { found.insert(need) }
                if !fulfilments[need].isOmitted { later.insert(needs[need].label) }
            }
        }
        for provider in resolution.providers.elements { provider.forEachCall(add) }
        return found
    }

    /// The properties with an alternative under another `#if` that is not a property.
    var propertiesBesideMethods: [ProviderID] {
        resolution.alternatives.keys.flatMap { first in
            let made = resolution.providers(at: first)
            let properties = made.filter { if case .property = resolution.providers[$0].maker { true } else { false } }
            return properties.count < made.count ? properties : []
        }
    }

    /// See `DependencyGraph.argumentConditions`.
    var argumentConditions: [NeedID: ConditionID] {
        var found: [NeedID: ConditionID] = [:]
        for need in resolution.sometimesMet {
            guard let made = resolution.madeOffer(fulfilments[need]) else { continue }
            found[need] = resolution.bindings.conditions.any(of: resolution.offers(at: made).map(resolution.condition))
        }
        return found
    }
}

/// The other functions or initializers of a name, one of which Swift may call instead.
struct Rivals {
    let callee: Site
    let resolution: Resolution

    private var program: Program { resolution.program }
    private var symbols: SymbolTable { resolution.symbols }
    private var kind: Declaration.Kind { program.declaration(callee).kind }
    private var isCalled: Bool { kind == .function || kind == .initializer }

    /// Whether Swift would call another function or initializer in place of the marked one, because it leaves out fewer defaults.
    fileprivate func accept(_ passed: [Need]) -> Bool {
        guard isCalled, resolution.bindings.marked[callee] != nil else { return false }
        let count = program.declaration(callee).parameters.count
        let rivals =
            overloads.map { StatedNames.parameters(of: $0, symbols) } + (memberwiseParameters.map { [$0] } ?? [])
        return rivals.contains { $0.count <= count && accepts($0, passed) }
    }

    /// Whether Swift would call an async function or initializer in place of one that is not, because the call may wait.
    func acceptAsync(_ passed: [Need]) -> Bool {
        isCalled
            && overloads.contains {
                program.declaration($0).traits.contains(.isAsync)
                    && accepts(StatedNames.parameters(of: $0, symbols), passed)
            }
    }

    private func accepts(_ parameters: [StatedNames.Parameter], _ passed: [Need]) -> Bool {
        var rest = passed[...]
        for parameter in parameters {
            if let next = rest.first, parameter.label == next.label,
                parameter.type.map(resolution.keys.key) == resolution.keys.key(next.type)
            {
                rest.removeFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return rest.isEmpty
    }

    /// The other functions or initializers that a call by the name of one may mean.
    private var overloads: [Site] {
        func isNamed(_ other: Site) -> Bool { kind == .initializer || program.name(other) == program.name(callee) }
        guard let type = symbols.enclosingType(of: callee) else {
            return symbols.globals(named: program.name(callee), from: callee.file).filter { $0 != callee }
        }
        let inherited = symbols.inheritanceChain(of: type).dropFirst().flatMap { symbols.members(of: $0, kind) }
        let all =
            symbols.members(of: type, kind)
            + inherited.filter { kind == .function || program.hasModifier("convenience", $0) }
        return all.filter { $0 != callee && !program.isHidden($0) && isNamed($0) }
    }

    /// Those of the initializer that Swift adds to a struct whose own ones are all in extensions.
    private var memberwiseParameters: [StatedNames.Parameter]? {
        guard kind == .initializer, let type = symbols.enclosingType(of: callee), symbols[type].kind == .struct,
            let site = symbols[type].sites.first, program.members(of: site, .initializer).isEmpty
        else { return nil }
        let properties = program.initialProperties(of: site, stored: program.storedProperties(of: site))
        return MemberwiseParameter.all(of: properties, symbols).map { $0.stated(symbols) }
    }
}
