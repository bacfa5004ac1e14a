/// Carries what one provider asks of its caller up to those that make it: given parameters, effects, isolation.
///
/// Goes over the providers so that each comes after what it makes. Providers that make each other (a closure lies
/// between) are gone over again for as long as something new rises.
struct Propagation {
    let graph: DependencyGraph
    private var diagnostics: [Diagnostic] = []
    /// Needs of functions that no closure can be, and that have defaults.
    private var unmatched: [Int] = []
    /// What the provider at hand would be given beside another of the same name, and all providers that have such.
    private var clashing: [GivenParameter] = []
    private var mismatched: Set<Int> = []

    var messages: GraphMessages { GraphMessages(graph: graph) }

    /// propagate: completes `graph`, and tells which parameters, effects and actors cannot rise to where they would have
    /// to.
    static func propagate(_ graph: DependencyGraph) -> [Diagnostic] {
        var propagation = Propagation(graph)
        propagation.propagateAll()
        propagation.noteKept()
        propagation.checkKept()
        return propagation.diagnostics
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        let count = graph.providers.count
        self.graph.givens = [[GivenParameter]](repeating: [], count: count)
        if graph.hasGraphLifetimes { self.graph.ownGivenNames = [Set<Name>](repeating: [], count: count) }
        self.graph.effects = graph.providers.map { $0.effects }
        self.graph.thrown = graph.providers.map { $0.thrown }
        self.graph.isolations = graph.providers.map { $0.isolation ?? $0.injections.lazy.compactMap(\.isolation).first }
        self.graph.isKept = [Bool](repeating: false, count: count)
    }

    private mutating func propagateAll() {
        let groups = Components(count: graph.providers.count, successors: graph.successors).groups
        for group in groups {
            // A given parameter may rise through the whole group, one provider a round.
            for _ in 0...group.count {
                let known = diagnostics.count
                unmatched = []
                var isSettled = true
                for provider in group where graph.isReached[provider] {
                    isSettled = propagate(provider) && isSettled
                }
                if isSettled { break }
                diagnostics.removeSubrange(known...)
                mismatched.subtract(group)
            }
            for need in unmatched { graph.fulfilments[need] = .omitted }
        }
    }

    /// - Returns: whether nothing new came.
    private mutating func propagate(_ provider: Int) -> Bool {
        let (knownGivens, knownEffects) = (graph.givens[provider], graph.effects[provider])
        let knownIsolation = graph.isolations[provider]
        var givens = ownGivens(of: provider)
        noteOwn(givens, of: provider)
        clashing = []
        for need in graph.providers[provider].needs {
            switch graph.fulfilments[need] {
            case .provider(let row): carry(row, to: provider, need, &givens)
            case .closure(let row): carry(closure: row, to: provider, need, &givens)
            case .given, .omitted, .missing: break
            }
        }
        if !graph.isNewlyMade(provider), !givens.isEmpty { givens = [] }
        graph.givens[provider] = givens
        let isSame = knownEffects == graph.effects[provider] && knownIsolation == graph.isolations[provider]
        return isSame && (knownGivens.isEmpty && givens.isEmpty || knownGivens == givens)
    }

    // MARK: Given parameters

    private mutating func ownGivens(of provider: Int) -> [GivenParameter] {
        let bindings = graph.bindings
        let own = graph.providers[provider].needs.filter { need in
            if case .given = graph.fulfilments[need] { true } else { false }
        }
        if own.isEmpty { return [] }
        if !graph.isNewlyMade(provider) {
            report(messages.givenOnce(provider, own))
            return []
        }
        // What an initializer and an injected method are given under one name is one parameter.
        var givens: [GivenParameter] = []
        for need in own {
            let row = bindings.needs[need]
            let given = GivenParameter(
                name: row.name, type: row.type, origin: provider, need: need,
                isEscaping: row.isStored || isEscaping(row.type))
            guard let position = givens.firstIndex(where: { $0.name == row.name }) else {
                givens.append(given)
                continue
            }
            if !isSameType(givens[position].type, given.type) {
                report(messages.ownGivenMismatch(given, givens[position]))
            }
            join(given, to: &givens[position])
        }
        return givens
    }

    private func join(_ other: GivenParameter, to known: inout GivenParameter) {
        known.isEscaping = known.isEscaping || other.isEscaping
        // A default cannot be had where the other does without none.
        if graph.hasHiddenDefault(known), !hasDefault(other) { known.need = other.need }
    }

    private func isEscaping(_ type: TypeID) -> Bool {
        graph.program.types[type].kind == .specified && graph.text.spell(type).hasPrefix("@escaping ")
    }

    private mutating func carry(_ row: Int, to provider: Int, _ need: Int, _ givens: inout [GivenParameter]) {
        let made = graph.available[row].provider
        if !graph.bindings.needs[need].isDoubtful, !graph.capturingNeeds.contains(need) {
            let alternatives = graph.providers(at: row)
            for position in alternatives.indices { carryEffects(of: alternatives[position], to: provider, need) }
        }
        guard graph.isNewlyMade(made) else { return }
        if !graph.ownGivenNames.isEmpty, graph.providers[made].lifetime != .graph {
            noteOwn(graph.givens[made].filter { isOwnGiven($0, of: made) }, of: provider)
        }
        rise(graph.givens[made], to: provider, need, &givens)
    }

    private mutating func carry(closure row: Int, to provider: Int, _ need: Int, _ givens: inout [GivenParameter]) {
        guard var rest = fill(row, need) else { return }
        rest.removeAll(where: hasDefault)
        if let lent = rest.first(where: { graph.bindings.needs[$0.need].isInout }) {
            // A closure that is kept cannot hold on to what its maker's caller lends.
            report(messages.closureLacksInout(need, lent))
            return
        }
        for position in rest.indices { rest[position].isEscaping = true }
        if !graph.capturingNeeds.contains(need) { checkEffects(ofClosure: row, in: provider, need) }
        noteOwn(rest, of: provider)
        rise(rest, to: provider, need, &givens)
    }

    private mutating func rise(
        _ risen: [GivenParameter], to provider: Int, _ need: Int, _ givens: inout [GivenParameter]
    ) {
        for parameter in risen {
            if graph.bindings.needs[parameter.need].isCoder || !graph.isNewlyMade(provider) {
                let mistake = messages.needsGiven(parameter, among: risen, need: need, of: provider)
                report(mistake, need, [provider, parameter.origin])
                return
            }
            guard let position = givens.firstIndex(where: { $0.name == parameter.name }) else {
                givens.append(parameter)
                continue
            }
            let known = givens[position]
            if known.origin == parameter.origin || (known.origin == provider && isSameType(known.type, parameter.type))
            {
                join(parameter, to: &givens[position])
                continue
            }
            // One that several needs bring clashes once.
            if clashing.contains(where: { $0.name == parameter.name && $0.origin == parameter.origin }) { continue }
            clashing.append(parameter)
            mismatched.insert(provider)
            let mismatch = messages.givenMismatch(parameter, known, need: need, of: provider)
            report(mismatch, need, [provider, parameter.origin, known.origin])
        }
    }

    private mutating func noteOwn(_ givens: [GivenParameter], of provider: Int) {
        guard !graph.ownGivenNames.isEmpty else { return }
        for given in givens { graph.ownGivenNames[provider].insert(given.name) }
    }

    private func isOwnGiven(_ given: GivenParameter, of provider: Int) -> Bool {
        graph.ownGivenNames.isEmpty || graph.ownGivenNames[provider].contains(given.name)
    }

    private func isSameType(_ left: TypeID, _ right: TypeID) -> Bool { graph.keys.key(left) == graph.keys.key(right) }

    // MARK: Closures

    /// Matches a closure's parameters with what its result is given.
    ///
    /// - Returns: what the closure does not take and so rises, or has a default; nil if they do not match, which is reported.
    private mutating func fill(_ row: Int, _ need: Int) -> [GivenParameter]? {
        let closure = graph.closures[row]
        let takes: [GivenParameter]
        switch closure.result {
        case .provider(let result):
            let made = graph.available[result].provider
            takes = graph.isNewlyMade(made) ? graph.givens[made] : []
        case .closure(let inner):
            guard let rest = fill(inner, need) else { return nil }
            takes = rest
        case .given, .omitted, .missing: return nil
        }
        switch ClosureMatch.match(named(closure.function.parameters, takes), with: takes, keys: graph.keys) {
        case .filled(let names):
            if let (position, given) = lentClosure(closure.function.parameters, names, takes) {
                report(messages.lentClosure(need, closure, position, given), need, madeProvider(closure))
                return nil
            }
            graph.closures[row].filled = names
            return takes.filter { taken in !names.contains(taken.name) }
        case .unmatched where graph.bindings.needs[need].defaultValue != .none: unmatched.append(need)
        case .unmatched(let position) where isUnknown(closure.function.parameters[position].type, givenTo: closure):
            break
        case .unmatched(let position):
            report(messages.unmatchedClosure(need, closure, takes, position), need, madeProvider(closure))
        case .ambiguous:
            report(messages.ambiguousClosure(need, closure, takes), need, madeProvider(closure))
        }
        return nil
    }

    /// What a storyboard hands over may be called anything.
    private func named(_ parameters: [TypeChild], _ takes: [GivenParameter]) -> [TypeChild] {
        guard let coder = takes.first(where: { graph.bindings.needs[$0.need].isCoder }) else { return parameters }
        return parameters.map { isSameType($0.type, coder.type) ? TypeChild($0.type) : $0 }
    }

    /// Whether a mistake that is reported where something is made keeps it from being given what a closure would hand it.
    private func isUnknown(_ type: TypeID, givenTo closure: ClosurePlan) -> Bool {
        madeProvider(closure).contains { mismatched.contains($0) || graph.mayLack(type, in: $0) }
    }

    /// A closure's parameter that is a closure itself and is only lent, though what is made of it keeps it.
    private func lentClosure(
        _ parameters: [TypeChild], _ filled: [Name], _ givens: [GivenParameter]
    ) -> (position: Int, given: GivenParameter)? {
        for (position, parameter) in parameters.enumerated()
        where graph.isFunction(parameter.type) && !isEscaping(parameter.type) {
            if let given = givens.first(where: { $0.name == filled[position] && $0.isEscaping }) {
                return (position, given)
            }
        }
        return nil
    }

    private func madeProvider(_ closure: ClosurePlan) -> [Int] { graph.madeProvider(closure.result).map { [$0] } ?? [] }

    /// What is given to these providers is wrong, unless another mistake leaves it open what that is.
    private mutating func report(_ diagnostic: Diagnostic, _ need: Int, _ providers: [Int]) {
        if !graph.isDoubtful(need: need, through: providers) { report(diagnostic) }
    }

    private func hasDefault(_ parameter: GivenParameter) -> Bool {
        graph.bindings.needs[parameter.need].defaultValue != .none
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    // MARK: Effects and isolation

    private mutating func carryEffects(of made: Int, to provider: Int, _ need: Int) {
        if let allowed = graph.bindings.needs[need].autoclosure, !allowed.contains(graph.effects[made]) {
            report(messages.effectOfAutoclosure(need, made, graph.effects[made].subtracting(allowed)))
            return
        }
        let effects = graph.effects[made]
        if !effects.isEmpty, isMadeFromCoder(provider) {
            report(messages.effectOfCoderMade(need, provider, made, effects))
        } else {
            graph.effects[provider].formUnion(effects)
            graph.thrown[provider] = graph.thrown[provider].union(graph.thrown[made], graph.keys)
        }
        carryIsolation(of: made, to: provider, need)
    }

    private func isMadeFromCoder(_ provider: Int) -> Bool {
        graph.providers[provider].needs.contains { graph.bindings.needs[$0].isCoder }
    }

    /// A member of no actor runs on that of what it needs. One that runs on another must wait for its turn.
    mutating func carryIsolation(of made: Int, to provider: Int, _ need: Int) {
        guard let actor = graph.actor(of: made), graph.mustHop(from: graph.actor(of: provider), to: made) else {
            return
        }
        if graph.actor(of: provider) == nil {
            graph.isolations[provider] = actor
        } else if !graph.scope(of: made).isShared {
            report(messages.isolationMismatch(need, actor))
        } else if !graph.effects[provider].contains(.isAsync) {
            if isMadeFromCoder(provider) {
                report(messages.effectOfCoderMade(need, provider, made, .isAsync))
            } else {
                graph.effects[provider].insert(.isAsync)
            }
        }
    }

    // MARK: What the factory keeps

    private mutating func noteKept() {
        var waiting = graph.providers.indices.filter { graph.providers[$0].lifetime == .once }
        for provider in waiting { graph.isKept[provider] = true }
        while let provider = waiting.popLast() {
            for next in graph.eagerSuccessors(of: provider) where !graph.isKept[next] {
                graph.isKept[next] = true
                waiting.append(next)
            }
        }
    }
}
