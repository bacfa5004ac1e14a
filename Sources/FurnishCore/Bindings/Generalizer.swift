import FurnishTables

/// Substitutes the known generic arguments of a provider, and makes a provider with unknown ones a template.
struct Generalizer {
    let bindings: CollectedBindings

    private var symbols: SymbolTable { bindings.symbols }
    private var program: Program { bindings.program }

    /// - Parameters:
    ///   - construction: The initializer, function or property that makes it, or the type whose initializer Swift adds.
    ///   - target: The type of a marked typealias.
    /// - Returns: false after reporting a generic parameter that nothing determines.
    func generalize(_ provider: inout ProviderDraft, by construction: Site, as target: TypeID?) -> Bool {
        nameNestedOpaqueTypes(&provider)
        for row in provider.injections.indices {
            let injection = provider.injections[row]
            if !program.declaration(injection.site).generics.isEmpty { generalize(injection, of: &provider) }
        }
        guard GenericSignature.isGeneric(construction, symbols) || !provider.variables.isEmpty else {
            return true
        }
        var signature = GenericSignature(at: construction, symbols)
        if let target { signature.settle(provider.type, as: target, symbols) }
        substitute(signature.settled, in: &provider)
        let own = Set(symbols.genericParameters(of: construction))
        for variable in signature.variables where signature.settled[variable.name] == nil {
            if own.contains(variable.name), !isMade(variable.name, by: provider), isOpened(variable, in: provider.needs)
            {
                open(variable, in: provider.needs)
            } else if isMentioned(variable.name, in: provider) {
                provider.variables.append(variable)
            }
        }
        return checkSettled(provider)
    }

    /// The generic parameters of an injected method belong to one call. So they get names of their own among those of the
    /// provider, whose type or another injected method may use the same names.
    private func generalize(_ injection: Injection, of provider: inout ProviderDraft) {
        let signature = GenericSignature(at: injection.site, symbols)
        let own = symbols.genericParameters(of: injection.site)
        substitute(signature.settled.filter { own.contains($0.key) }, in: injection.needs)
        for variable in signature.variables where own.contains(variable.name) && signature.settled[variable.name] == nil
        {
            if isOpened(variable, in: injection.needs) {
                open(variable, in: injection.needs)
                continue
            }
            let name = program.names.name("\(program.names.text(variable.name))\(injection.site.number)")
            substitute([variable.name: symbols.types.intern(.parameter, payload: name.row)], in: injection.needs)
            provider.variables.append(
                TypeVariable(
                    name: name, written: variable.name, constraint: variable.constraint,
                    isConstrainedFurther: variable.isConstrainedFurther))
        }
    }

    // MARK: Existentials

    /// Whether Swift can open an existential for a generic parameter: exactly one parameter has it as its whole type.
    private func isOpened(_ variable: TypeVariable, in needs: RowRange<Need>) -> Bool {
        guard variable.constraint != nil, !variable.isConstrainedFurther else { return false }
        let uses = needs.filter {
            symbols.types.mentions(parameter: variable.name, in: bindings.needs[$0].type)
        }
        guard uses.count == 1 else { return false }
        var type = bindings.needs[uses[0]].type
        while symbols.types[type].kind == .specified { type = symbols.types.child(0, of: type) }
        return symbols.types[type].kind == .parameter
    }

    private func open(_ variable: TypeVariable, in needs: RowRange<Need>) {
        guard let constraint = variable.constraint else { return }
        substitute([variable.name: symbols.types.intern(.some, [TypeChild(constraint)])], in: needs)
    }

    /// Replaces `some P` inside another type, such as `[some P]`, by a named generic parameter: Swift opens no existential
    /// there.
    private func nameNestedOpaqueTypes(_ provider: inout ProviderDraft) {
        for need in provider.needs {
            var type = bindings.needs[need].type
            guard symbols.types.mentions(.some, in: type), !bindings.needs[need].isGiven else { continue }
            while symbols.types[type].kind == .specified { type = symbols.types.child(0, of: type) }
            if symbols.types[type].kind == .some { continue }
            let name = program.names.name("some\(need)")
            var constraint: TypeID?
            let generic = symbols.types.replacing(.some, in: type) { opaque in
                constraint = symbols.types.child(0, of: opaque)
                return symbols.types.intern(.parameter, payload: name.row)
            }
            bindings.needs[need] = bindings.needs[need].with(type: generic)
            provider.variables.append(TypeVariable(name: name, constraint: constraint))
        }
    }

    // MARK: Generic parameters

    private func substitute(_ values: [Name: TypeID], in provider: inout ProviderDraft) {
        guard !values.isEmpty else { return }
        provider.substitute(values, symbols.types)
        substitute(values, in: provider.needs)
    }

    private func substitute(_ values: [Name: TypeID], in needs: RowRange<Need>) {
        guard !values.isEmpty else { return }
        for need in needs {
            let type = symbols.types.substitute(bindings.needs[need].type, values)
            bindings.needs[need] = bindings.needs[need].with(type: type)
        }
    }

    private func isMade(_ name: Name, by provider: ProviderDraft) -> Bool {
        let made = [provider.type] + provider.additionalTypes + (provider.collection.map { [$0] } ?? [])
        return made.contains { symbols.types.mentions(parameter: name, in: $0) }
    }

    /// Whether the type that a static member belongs to mentions the parameter.
    private func isOwned(_ name: Name, by provider: ProviderDraft) -> Bool {
        provider.owner.map { symbols.types.mentions(parameter: name, in: $0) } ?? false
    }

    private func isMentioned(_ name: Name, in provider: ProviderDraft) -> Bool {
        isMade(name, by: provider) || isOwned(name, by: provider)
            || provider.needs.contains { symbols.types.mentions(parameter: name, in: bindings.needs[$0].type) }
    }

    /// Reports needs and owners with a generic parameter that neither the made type nor a constraint determines. The result
    /// of an entry point determines nothing, because no need asks for it.
    private func checkSettled(_ provider: ProviderDraft) -> Bool {
        var isSettled = true
        for variable in provider.variables
        where variable.constraint == nil && (provider.isMarkedFunction || !isMade(variable.name, by: provider)) {
            if isOwned(variable.name, by: provider) {
                isSettled = false
                report(variable, at: program.nameLocation(provider.site))
            }
            for need in provider.needs
            where symbols.types.mentions(parameter: variable.name, in: bindings.needs[need].type) {
                isSettled = false
                let isInvalid =
                    symbols.symbol(of: bindings.needs[need].type).map(bindings.invalidTypes.contains) ?? false
                if isInvalid { continue }
                report(variable, at: program.nameLocation(of: bindings.needs[need]))
            }
        }
        return isSettled
    }

    private func report(_ variable: TypeVariable, at location: Location) {
        let name = program.names.text(variable.written == .none ? variable.name : variable.written)
        bindings.report(bindings.messages.undetermined(name, at: location))
    }
}

extension ProviderDraft {
    /// Substitutes generic parameters in all types except those of its needs.
    mutating func substitute(_ values: [Name: TypeID], _ types: TypeTable) {
        type = types.substitute(type, values)
        additionalTypes = additionalTypes.map { types.substitute($0, values) }
        collection = collection.map { types.substitute($0, values) }
        owner = owner.map { types.substitute($0, values) }
        if case .type(let error) = thrown { thrown = .type(types.substitute(error, values)) }
    }
}
