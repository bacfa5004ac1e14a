/// Marked protocols, which Furnish implements. Each requirement is met like a closure of its type.
extension Collector {
    func collectBundle(_ marked: MarkedDeclaration) -> Bool {
        guard let marker = marked.provides, let type = symbols.symbol(at: marked.site) else {
            return reportMisplaced(marked)
        }
        let requirements = ProtocolRequirements(of: marked.site, symbols)
        guard checkAccess(marked.site), checkBundle(marked, type, requirements) else { return false }
        var taken = Set(requirements.all.map { program.names.text(program.name($0.site)) })
        let actor = isolation.isolation(of: type)
        let needs = requirements.all.map { requirement in
            // A requirement that leaves the protocol's actor may be called from anywhere.
            let isNonisolated = actor != nil && isolation.isolation(ofMember: requirement.site) == nil
            return need(of: requirement, isSendable: requirements.isSendable || isNonisolated, besides: &taken)
        }
        bindings.hasBundles = true
        bindings.providers.append(
            Provider(
                .bundle(isForClasses: requirements.isForClasses), of: symbols.implicitType(type), at: marked.site,
                marker: marker, condition: bindings.conditions.condition(of: marked.site),
                isEntryPoint: isEntryPoint(marked, in: nil), needs: bindings.add(TakenNeeds(arguments: needs)),
                isolation: actor, availability: symbols.availability(of: marked.site)))
        return true
    }

    /// - Parameter taken: The names of the requirements, and of the closures for earlier ones.
    private func need(
        of requirement: ProtocolRequirements.Requirement, isSendable: Bool, besides taken: inout Set<String>
    ) -> Need {
        let (site, declaration) = (requirement.site, program.declaration(requirement.site))
        let name = program.name(site)
        let plain = program.names.text(name) + "Closure"
        var (label, number) = (plain, 1)
        while !taken.insert(label).inserted {
            number += 1
            label = plain + "\(number)"
        }
        return Need(
            type: closureType(of: site, isSendable: isSendable), label: program.names.name(label), name: name,
            file: site.file, offset: declaration.type.start, target: .requirement(site.row),
            writtenDefault: requirement.hasImplementation ? .expression : .none)
    }

    /// The type of a closure that does what a requirement does.
    private func closureType(of site: Site, isSendable: Bool) -> TypeID {
        let (effects, thrown) = (Effects(of: site, symbols), ThrownErrors(of: site, symbols))
        let actor = isolation.isolation(ofMember: site)
        var traits: FunctionTraits = []
        if effects.contains(.isAsync) { traits.insert(.isAsync) }
        if effects.contains(.isThrowing) { traits.insert(.isThrowing) }
        if isSendable { traits.insert(.isSendable) }
        if actor != nil { traits.insert(.hasGlobalActor) }
        if program.hasModifier("nonisolated(nonsending)", site) { traits.insert(.isNonsending) }
        var thrownType: TypeID?
        if case .type(let type) = thrown {
            thrownType = type
            traits.insert(.hasThrownType)
        }
        return symbols.types.makeFunction(
            FunctionType(
                parameters: TypeReader.parameters(of: site, symbols),
                result: symbols.readType(program.declaration(site).type, at: site), traits: traits,
                thrownType: thrownType, globalActor: actor))
    }

    // MARK: Checks

    /// - Returns: false after reporting why Furnish cannot implement the protocol.
    private func checkBundle(
        _ marked: MarkedDeclaration, _ type: SymbolID, _ requirements: ProtocolRequirements
    ) -> Bool {
        if requirements.unknown == nil, requirements.all.isEmpty {
            // Its other mistakes go with the marker.
            return refuse(.emptyProtocol(marked))
        }
        // On a protocol, no argument of '@Provides' has a meaning but the default lifetime.
        // A protocol has no parameters to name either.
        let naming = marked.needs.flatMap { $0.namesParameters ? $0 : nil }
        var problems: [BindingProblem] = [marked.provides, naming].compactMap { $0 }.compactMap { marker in
            MarkerArgument.allCases.first { $0 != .each && marker.has($0) }
                .map { .argumentOfProtocol($0, marker, marked) }
        }
        if let unknown = requirements.unknown { problems.append(.unknownRequirements(marked, unknown)) }
        problems += requirements.all.compactMap { requirement in
            requirement.obstacle.map { .unmeetable(requirement.site, $0, of: marked) }
        }
        if problems.isEmpty { return true }
        let ancestry = Ancestry(of: symbols.implicitType(type), symbols).found
        // An extension in another module may have, hidden from this one, what a conforming type there needs.
        if !program.isOwn(marked.site.file), ancestry.contains(where: { !symbols[$0].extensions.isEmpty }) {
            bindings.problemsIfNeeded += problems
        } else {
            bindings.problems += problems
        }
        return false
    }
}
