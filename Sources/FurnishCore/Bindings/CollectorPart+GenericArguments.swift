/// Substitutes the known generic arguments of a provider, and reports parameters that nothing determines.
extension CollectorPart {
    /// - Parameters:
    ///   - construction: The initializer, function or property that makes it, or the type whose initializer Swift adds.
    ///   - target: The type of a marked typealias.
    /// - Returns: false after reporting a generic parameter that nothing determines.
    func substituteArguments(in provider: Provider, by construction: Site, as target: TypeID?) -> Bool {
        for row in provider.injections.indices {
            let (site, needs) = (provider.injections[row].site, provider.injections[row].needs)
            if program.declaration(site).generics.isEmpty { continue }
            open(GenericSignature(at: site, symbols), of: site, in: needs)
        }
        if GenericSignature.isGeneric(construction, symbols) {
            var signature = GenericSignature(at: construction, symbols)
            if let target, let type = symbols.symbol(of: target) {
                signature.settle(symbols.implicitType(type), as: target, symbols)
            }
            provider.substitute(signature.settled, symbols.types)
            substitute(signature.settled, in: provider.needs)
            open(signature, of: construction, in: provider.needs)
        }
        // Another marker on the generic type is reported.
        let marked = markedType(around: provider.site)
        return check(provider, isReported: marked?.provides != nil || marked?.scope != nil)
    }

    private func substitute(_ values: [Name: TypeID], in needs: RowRange<Need>) {
        guard !values.isEmpty else { return }
        for need in needs {
            let type = symbols.types.substitute(bindings.needs[need].type, values)
            bindings.needs[need] = bindings.needs[need].with(type: type)
        }
    }

    /// Turns `T` with `T: P` into `some P` where Swift opens an existential: exactly one parameter has it as its whole type.
    private func open(_ signature: GenericSignature, of site: Site, in needs: RowRange<Need>) {
        let own = symbols.genericParameters(of: site)
        for variable in signature.variables where own.contains(variable.name) {
            guard let constraint = signature.constraint(of: variable, symbols) else { continue }
            let uses = needs.filter { symbols.types.mentions(parameter: variable.name, in: bindings.needs[$0].type) }
            guard uses.count == 1, isWhole(.parameter, in: bindings.needs[uses[0]].type) else { continue }
            substitute([variable.name: symbols.types.intern(.some, [TypeChild(constraint)])], in: needs)
        }
    }

    private func isWhole(_ kind: TypeNode.Kind, in type: TypeID) -> Bool {
        var type = type
        while symbols.types[type].kind == .specified { type = symbols.types.child(0, of: type) }
        return symbols.types[type].kind == kind
    }

    /// Reports generic parameters that only a caller could choose. Swift opens no existential in `[some P]`.
    private func check(_ provider: Provider, isReported: Bool) -> Bool {
        let owner = provider.owner.flatMap { symbols.types.mentions(.parameter, in: $0) ? $0 : nil }
        if let type = owner ?? (symbols.types.mentions(.parameter, in: provider.type) ? provider.type : nil) {
            if isReported { return false }
            let code: DiagnosticCode = provider.isMarkedFunction ? .unsupportedParameter : .untypedProvider
            let place = program.nameLocation(provider.site)
            return refuse(messages.undetermined(firstParameter(in: type), at: place, code, isResult: owner == nil))
        }
        var isDetermined = true
        for id in provider.needs {
            let need = bindings.needs[id]
            let isNested =
                symbols.types.mentions(.some, in: need.type) && !need.isGiven && !isWhole(.some, in: need.type)
            guard isNested || symbols.types.mentions(.parameter, in: need.type) else { continue }
            isDetermined = false
            if isReported || need.isInvalid { continue }
            let written = program.typeRange(of: need).map(program.source(need.file).text)
            let unknown = isNested ? written ?? "some" : firstParameter(in: need.type)
            bindings.report(messages.undetermined(unknown, at: program.nameLocation(of: need)))
        }
        return isDetermined
    }

    private func firstParameter(in type: TypeID) -> String {
        let parameter = symbols.types.parts(of: type).first { symbols.types[$0].kind == .parameter }
        return parameter.map(TypeText(symbols: symbols).show) ?? ""
    }
}

extension Provider {
    /// Substitutes generic parameters in all types except those of its needs.
    fileprivate func substitute(_ values: [Name: TypeID], _ types: TypeTable) {
        type = types.substitute(type, values)
        additionalTypes = additionalTypes.map { types.substitute($0, values) }
        collection = collection.map { types.substitute($0, values) }
        owner = owner.map { types.substitute($0, values) }
        if case .type(let error) = thrown { thrown = .type(types.substitute(error, values)) }
    }
}
