/// The needs of a declaration before they are rows.
struct TakenNeeds {
    typealias Member = (site: Site, needs: [Need])

    /// The need for the instance that an instance member is called on.
    var receiver: Need?
    var arguments: [Need] = []
    /// The injected members, each with its needs.
    var injected: [Member] = []

    var all: [Need] { (receiver.map { [$0] } ?? []) + arguments + injected.flatMap(\.needs) }

    /// Substitutes generic parameters.
    mutating func substitute(_ values: [Name: TypeID], _ types: TypeTable) {
        if values.isEmpty { return }
        func substituted(_ need: Need) -> Need { need.with(type: types.substitute(need.type, values)) }
        receiver = receiver.map(substituted)
        arguments = arguments.map(substituted)
        for row in injected.indices { injected[row].needs = injected[row].needs.map(substituted) }
    }
}

/// Substitutes the known generic arguments of a provider, and reports parameters that nothing determines.
extension BindingsWriter {
    /// The types to which a declaration and its specialization fix generic parameters.
    ///
    /// - Parameters:
    ///   - construction: The initializer, function or property that makes it, or the type whose initializer Swift adds.
    ///   - target: The type of a marked typealias.
    ///   - needs: Takes these types.
    func settle(_ needs: inout TakenNeeds, by construction: Site, as target: TypeID?) -> [Name: TypeID] {
        for row in needs.injected.indices where !program.declaration(needs.injected[row].site).generics.isEmpty {
            let site = needs.injected[row].site
            var own = TakenNeeds(arguments: needs.injected[row].needs)
            open(GenericSignature(at: site, symbols), of: site, in: &own)
            needs.injected[row].needs = own.arguments
        }
        guard GenericSignature.isGeneric(construction, symbols) else { return [:] }
        var signature = GenericSignature(at: construction, symbols)
        if let target, let type = symbols.symbol(of: target) {
            signature.settle(symbols.implicitType(type), as: target, symbols)
        }
        needs.substitute(signature.settled, symbols.types)
        open(signature, of: construction, in: &needs)
        return signature.settled
    }

    /// Turns `T` with `T: P` into `some P` where Swift opens an existential: exactly one parameter has it as its whole type.
    private func open(_ signature: GenericSignature, of site: Site, in needs: inout TakenNeeds) {
        let own = symbols.genericParameters(of: site)
        for variable in signature.variables where own.contains(variable.name) {
            guard let constraint = signature.constraint(of: variable, symbols) else { continue }
            let uses = needs.all.filter { symbols.types.mentions(parameter: variable.name, in: $0.type) }
            guard uses.count == 1, isWhole(.parameter, in: uses[0].type) else { continue }
            needs.substitute([variable.name: symbols.types.intern(.some, [TypeChild(constraint)])], symbols.types)
        }
    }

    private func isWhole(_ kind: TypeNode.Kind, in type: TypeID) -> Bool {
        var type = type
        while symbols.types[type].kind == .specified { type = symbols.types.child(0, of: type) }
        return symbols.types[type].kind == kind
    }

    /// Reports generic parameters that only a caller could choose. Swift opens no existential in `[some P]`.
    ///
    /// - Parameter owner: The type that a static member belongs to.
    /// - Returns: Whether there are none.
    func areDetermined(_ provider: Provider, memberOf owner: TypeID?) -> Bool {
        // Another marker on the generic type is reported.
        let marked = markedType(around: provider.site)
        let isReported = marked?.provides != nil || marked?.scope != nil
        let owner = owner.flatMap { symbols.types.mentions(.parameter, in: $0) ? $0 : nil }
        if let type = owner ?? (symbols.types.mentions(.parameter, in: provider.type) ? provider.type : nil) {
            return isReported ? false : refuse(.undetermined(provider, type, isResult: owner == nil))
        }
        var areDetermined = true
        for id in provider.needs {
            let need = bindings.needs[id]
            let isNested =
                symbols.types.mentions(.some, in: need.type) && !need.isGiven && !isWhole(.some, in: need.type)
            guard isNested || symbols.types.mentions(.parameter, in: need.type) else { continue }
            areDetermined = false
            if !isReported, !need.isInvalid { report(.undeterminedNeed(id, isNested: isNested)) }
        }
        return areDetermined
    }
}
