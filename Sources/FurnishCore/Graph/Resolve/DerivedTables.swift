import FurnishTables

/// Facts about how needs are met that follow from the other tables of `Resolution`.
enum DerivedTables {
    /// Arguments that use their defaults, before an argument with the same label that does not, or where Swift would prefer an
    /// initializer without them.
    static func repeatedDefaults(_ dependencies: Dependencies) -> Set<NeedID> {
        let (resolution, fulfilments) = (dependencies.resolution, dependencies.fulfilments)
        let needs = resolution.needs
        var found: Set<NeedID> = []
        func add(_ arguments: RowRange<Need>, of callee: Site) {
            func isOmitted(_ need: NeedID) -> Bool {
                fulfilments[need].isOmitted || resolution.sometimesMet.contains(need)
            }
            let omitted = arguments.filter(isOmitted)
            if omitted.isEmpty { return }
            let passed = arguments.filter { !isOmitted($0) }.map { needs[$0] }
            if resolution.hasRival(callee, passing: passed) { found.formUnion(omitted) }
            var later: Set<Name> = []
            for need in arguments.map({ $0 }).reversed() {
                if later.contains(needs[need].label), omitted.contains(need) { found.insert(need) }
                if !fulfilments[need].isOmitted { later.insert(needs[need].label) }
            }
        }
        for provider in resolution.providers.elements {
            add(provider.arguments, of: provider.initializer ?? provider.site)
            for injection in provider.injections where !injection.isProperty {
                add(injection.needs, of: injection.site)
            }
        }
        return found
    }

    static func propertiesBesideMethods(_ resolution: Resolution) -> Set<ProviderID> {
        var found: Set<ProviderID> = []
        for first in resolution.alternatives.keys {
            let made = resolution.providers(at: first)
            let properties = made.filter {
                if case .property = resolution.providers[$0].construction { true } else { false }
            }
            if properties.count < made.count { found.formUnion(properties) }
        }
        return found
    }
}

extension Resolution {
    private typealias Parameter = (label: Name, type: TypeID?, hasDefault: Bool)

    /// Whether Swift would call another function or initializer in place of the marked one, because it leaves out fewer defaults.
    fileprivate func hasRival(_ callee: Site, passing passed: [Need]) -> Bool {
        let declaration = program.declaration(callee)
        guard [.function, .initializer].contains(declaration.kind), bindings.marked[callee] != nil else { return false }
        return overloads(of: callee, declaration.kind).contains { parameters in
            if parameters.count > declaration.parameters.count { return false }
            var rest = passed[...]
            for parameter in parameters {
                if let next = rest.first, parameter.label == next.label,
                    parameter.type.map(keys.key) == keys.key(next.type)
                {
                    rest.removeFirst()
                } else if !parameter.hasDefault {
                    return false
                }
            }
            return rest.isEmpty
        }
    }

    /// The parameters of the other functions or initializers that a call by the name of one may mean.
    private func overloads(of callee: Site, _ kind: Declaration.Kind) -> [[Parameter]] {
        let isInitializer = kind == .initializer
        guard let type = symbols.enclosingType(of: callee) else {
            return symbols.globals(named: program.name(callee), from: callee.file).filter { $0 != callee }.map(
                parameters)
        }
        let inherited = symbols.inheritanceChain(of: type).dropFirst().flatMap { symbols.members(of: $0, kind) }
        let all =
            symbols.members(of: type, kind)
            + inherited.filter { !isInitializer || program.hasModifier("convenience", $0) }
        let others = all.filter {
            $0 != callee && !program.isHidden($0) && (isInitializer || program.name($0) == program.name(callee))
        }
        return others.map(parameters) + (isInitializer ? memberwiseParameters(of: type).map { [$0] } ?? [] : [])
    }

    private func parameters(of site: Site) -> [Parameter] {
        let file = program.file(site.file)
        return program.declaration(site).parameters.indices.map { file.parameters[$0] }.map { parameter in
            (
                program.names.name(file.source, parameter.label), symbols.readType(parameter.type, at: site),
                !parameter.defaultValue.isEmpty
            )
        }
    }

    /// Those of the initializer that Swift adds to a struct whose own ones are all in extensions.
    private func memberwiseParameters(of type: SymbolID) -> [Parameter]? {
        guard symbols[type].kind == .struct, let site = symbols[type].sites.first,
            program.members(of: site, .initializer).isEmpty
        else { return nil }
        return MemberwiseParameter.all(of: program.storedProperties(of: site), symbols).map {
            ($0.name, $0.type(symbols), $0.defaultValue(symbols) != .none)
        }
    }
}
