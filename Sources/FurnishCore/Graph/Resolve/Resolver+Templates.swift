import FurnishTables

/// Makes instances of templates when needs ask for them.
extension Resolver {
    /// An instance of a template, and the provider whose need led to it.
    struct Instance {
        let template: ProviderID
        /// The provider whose need asked for the instance.
        let cause: ProviderID?
        /// The number of parts of its type.
        let size: Int32
    }

    /// The number of instances of one template that may ask for each other. Real programs stay far below it.
    private static let mostRepeats = 200

    /// The offer for `key` from an instance of a template; nil if no template matches.
    func instantiate(_ key: TypeID) -> OfferID? {
        guard !templates.isEmpty, let (pattern, found) = templates.match(key, types) else { return nil }
        noteRival(of: pattern, for: key)
        return instantiate(pattern, found)
    }

    /// Notes a second template that matches as well. Nearer modules win, and alternatives under `#if` are both made.
    private func noteRival(of pattern: Templates.Pattern, for key: TypeID) {
        guard let need = currentNeed, let rival = templates.rival(of: pattern, for: key, types),
            isOwn(rival.provider) == isOwn(pattern.provider),
            !bindings.conditions.areExclusive(
                providers[rival.provider].condition, providers[pattern.provider].condition)
        else { return }
        problems.append(.rivals(need: need, pattern.provider, rival.provider))
    }

    /// Makes instances of templates that are alternatives to an offer under other conditions.
    func instantiateAlternatives(of offer: OfferID, _ key: TypeID) {
        let condition = providers[offers[offer].provider].condition
        guard condition != .always, !templates.isEmpty, completed.insert(key).inserted else { return }
        for (pattern, found) in templates.matches(key, types)
        where bindings.conditions.areExclusive(condition, providers[pattern.provider].condition) {
            if let values = settle(pattern.provider, found) {
                _ = make(pattern, values)
            }
        }
    }

    /// Makes each generic entry point once, if constraints determine all of its generic parameters.
    func instantiateEntryPoints() {
        for provider in providers.indices where providers[provider].isEntryPoint && isOwn(provider) {
            let definition = providers[provider]
            guard definition.isTemplate, definition.variables.allSatisfy({ $0.constraint != nil }) else { continue }
            current = provider
            if let values = settle(provider, [:]) { _ = instance(of: provider, values) }
        }
    }

    /// Makes each provider whose own type has no generic parameter, although its initializer or function has: what its
    /// constraints are provided as determines them.
    func instantiateUnneeded() {
        for provider in unmadeTemplates where providers[provider].isProvided {
            let definition = providers[provider]
            let made = [definition.type] + definition.additionalTypes
            guard definition.collection == nil, !made.contains(where: { types.mentions(.parameter, in: $0) }),
                definition.variables.allSatisfy({ $0.constraint != nil })
            else { continue }
            current = provider
            if let values = settle(provider, [:]) { _ = instance(of: provider, values) }
        }
    }

    /// Makes each generic contribution to a collection once, with the types that its constraints determine.
    func instantiateContributions() {
        for template in providers.indices where providers[template].isTemplate {
            guard let collection = providers[template].collection else { continue }
            current = template
            if let values = settle(template, [:]), let made = instance(of: template, values) {
                providers.change(offers[made].provider) { $0.collection = types.substitute(collection, values) }
            } else if isOwn(template) {
                problems.append(.unsettledContribution(providers[template]))
            }
        }
    }

    /// The module's own templates that no need asks for.
    var unmadeTemplates: [ProviderID] {
        let made = Set(origins.values.map(\.template))
        return providers.indices.filter {
            providers[$0].isTemplate && isOwn($0) && !made.contains($0)
        }
    }

    private func instantiate(_ pattern: Templates.Pattern, _ found: [Name: TypeID]) -> OfferID? {
        guard let values = settle(pattern.provider, found) else { return nil }
        return find(keys.key(types.substitute(pattern.type, values))) ?? make(pattern, values)
    }

    /// The offer of an instance under the pattern's type.
    private func make(_ pattern: Templates.Pattern, _ values: [Name: TypeID]) -> OfferID? {
        guard let own = instance(of: pattern.provider, values) else { return nil }
        let type = types.substitute(pattern.type, values)
        let key = keys.key(type)
        if offers[own].key == key { return own }
        let offer = offers.end
        offers.append(Offer(key: key, type: type, provider: offers[own].provider, ownOffer: own))
        enter(offer, of: offers[own].provider, under: key)
        return offer
    }

    /// The offer of the instance for these generic arguments under its own type.
    private func instance(of template: ProviderID, _ values: [Name: TypeID]) -> OfferID? {
        var made = providers[template].draft
        made.substitute(values, types)
        // A specialization exists under the conditions of the types that it names.
        if made.condition == .always, let site = bindings.symbols.conditionalSite(inNamesOf: made.type) {
            made.condition = bindings.conditions.condition(of: site)
            made.conditionalName = site
        }
        let place = InstanceKey(
            template: template, type: keys.key(made.type), values: made.variables.map { values[$0.name]! })
        if let known = instances[place] { return known }
        let new = Instance(template: template, cause: current, size: types[made.type].size)
        guard ends(new) else { return nil }
        made.collection = nil
        let provider = add(made, values)
        origins[provider] = new
        let offer = offerOwnType(of: provider)
        instances[place] = offer
        return offer
    }

    /// The type for each generic parameter: as the need says, else the type that is provided for its constraint.
    private func settle(_ template: ProviderID, _ found: [Name: TypeID]) -> [Name: TypeID]? {
        var values = found
        for variable in providers[template].variables where values[variable.name] == nil {
            // A template whose parameter can only be met by the template itself has no instance.
            guard let constraint = variable.constraint, settling.insert(template).inserted else { return nil }
            defer { settling.remove(template) }
            let type = concreteType(for: types.substitute(constraint, values), variable, providers[template])
            guard let type else { return nil }
            values[variable.name] = type
        }
        return values
    }

    /// The type that the provider of `constraint` makes. If nothing provides it, the need for it is reported as missing, if
    /// there is such a need: a given parameter asks for nothing, `any P` does not conform to `P`, and no app provides a `View` or
    /// a `Hashable`.
    private func concreteType(
        for constraint: TypeID, _ variable: TypeVariable, _ provider: Provider
    ) -> TypeID? {
        let key = keys.key(constraint)
        guard case .provider(let offer)? = meet(key, written: constraint) ?? meetConcretely(key) else {
            if !TypeText(symbols: bindings.symbols).isExistential(constraint, orUnknown: true) { return constraint }
            let isForeign = bindings.symbols.symbol(of: key).map { bindings.symbols[$0].isForeign } == true
            return !isForeign && asks(provider, for: variable) ? constraint : nil
        }
        let type = offers[offers[offer].ownOffer].type
        let isInvalid = providers[offers[offer].provider].isInvalid
        guard !isInvalid, TypeText(symbols: bindings.symbols).isExistential(type) else { return type }
        if let currentNeed { invalidNeeds.insert(currentNeed) }
        let need = provider.needs.first { types.mentions(parameter: variable.name, in: needs[$0].type) }
        if let need = (need ?? currentNeed).map({ needs[$0] }) {
            problems.append(.notConcrete(variable, need, provider: offers[offer].provider))
        }
        return nil
    }

    /// Whether the provider needs a value of the generic parameter's own type.
    private func asks(_ provider: Provider, for variable: TypeVariable) -> Bool {
        provider.needs.contains { id in
            let need = needs[id]
            var type = need.type
            while types[type].kind == .specified { type = types.child(0, of: type) }
            return !need.isGiven && need.defaultValue == .none && types[type].kind == .parameter
                && types[type].payload == variable.name.row
        }
    }

    /// Whether a chain of instances ends: a template that asks for itself must ask for a smaller type each time, and no
    /// type is too large to write out.
    private func ends(_ new: Instance) -> Bool {
        if new.size > TypeTable.largest { return reportEndless(isGrowing: true) }
        // Most templates are not on the path to themselves, and a path may be as long as a program.
        if instantiated.insert(new.template).inserted { return true }
        var cause = new.cause
        var repeats = 0
        while let asking = cause.flatMap({ origins[$0] }) {
            if asking.template == new.template {
                if new.size > asking.size { return reportEndless(isGrowing: true) }
                repeats += 1
                if repeats == Self.mostRepeats { return reportEndless(isGrowing: false) }
            }
            cause = asking.cause
        }
        return true
    }

    /// - Returns: false.
    private func reportEndless(isGrowing: Bool) -> Bool {
        guard let need = currentNeed, let current else { return false }
        invalidNeeds.insert(need)
        if endless.insert(needs[need].place).inserted {
            problems.append(.endless(need: need, providers[current], isGrowing: isGrowing))
        }
        return false
    }

    /// Adds an instance with its own copy of the template's needs.
    private func add(_ made: ProviderDraft, _ values: [Name: TypeID]) -> ProviderID {
        let shift = needs.count - made.needs.start
        for id in made.needs {
            needs.append(needs[id].with(type: types.substitute(needs[id].type, values)))
            fulfilments.append(.missing)
        }
        var instance = made
        instance.shiftNeeds(by: shift)
        return add(Provider(instance))
    }
}

/// A template with types for all of its generic parameters.
struct InstanceKey: Hashable {
    let template: ProviderID
    let type: TypeID
    let values: [TypeID]
}

extension ProviderDraft {
    /// Turns a copy of a template into an instance, whose needs are `count` further on.
    fileprivate mutating func shiftNeeds(by count: Int) {
        func shifted(_ range: RowRange<Need>) -> RowRange<Need> {
            RowRange(start: range.start + count, end: range.end + count)
        }
        variables = []
        needs = shifted(needs)
        arguments = shifted(arguments)
        receiver = receiver.map { NeedID(row: $0.row + count) }
        for position in injections.indices { injections[position].needs = shifted(injections[position].needs) }
    }
}
