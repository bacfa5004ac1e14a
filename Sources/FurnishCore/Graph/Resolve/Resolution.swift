import FurnishTables

/// The result of the stage resolve: what meets each need of a program.
///
/// It is a class, because debug builds retain every table of a struct at each use.
package class Resolution {
    package let bindings: Bindings
    package let program: Program
    package let symbols: SymbolTable
    package let types: TypeTable
    /// The providers of `Bindings`, followed by template instances and collections.
    package let providers: Table<Provider, Provider>
    /// The needs of all providers. Each provider has a range of them.
    package let needs: Table<Need, Need>
    package let keys: TypeKeys
    /// The types under which providers are available. The module's own providers come first.
    package let offers: Table<Offer, Offer>
    /// The number of offers that markers declare. Templates and collections add the others.
    let offeredCount: Int
    /// Offers by key. The first offer of a key is the nearest.
    let index: RowIndex
    /// For the first offer of a key, the other offers of that key that are alternatives under other `#if`s.
    let alternatives: [OfferID: [OfferID]]
    /// For each of these others, the first offer of the key.
    let firstAlternatives: [OfferID: OfferID]
    /// Provider properties that the factory shows as methods, because an `#if` alternative of theirs is a method.
    let readByMethods: Set<ProviderID>
    /// The fulfilment of each need.
    package let fulfilments: Table<Need, Fulfilment>
    package let closures: Table<ClosurePlan, ClosurePlan>
    /// Needs that a provider meets under some of their conditions. Under the others, they use their defaults.
    package let sometimesMet: Set<NeedID>
    /// The types under which templates are available.
    let templates: Templates
    /// The module's own templates that no need asks for.
    package let unmadeTemplates: [ProviderID]
    /// Whether a provider is an instance of a template.
    let isMadeByTemplate: Table<Provider, Bool>
    /// Whether a provider becomes a part of the factory.
    package let isReached: Table<Provider, Bool>
    /// Needs that an invalid provider meets, or about which a problem is reported.
    private let invalidNeeds: Set<NeedID>
    /// Whether a need is missing, or a need or a scope is invalid.
    let hasMistakes: Bool
    let hasGraphLifetimes: Bool
    let templateProblems: [TemplateProblem]
    /// Arguments whose defaults generated code repeats: see `mustRepeatDefault`.
    private let repeatedDefaults: Set<NeedID>
    package let text: TypeText

    init(
        bindings: Bindings, providers: Table<Provider, Provider>, needs: Table<Need, Need>, keys: TypeKeys,
        offers: Table<Offer, Offer>, offeredCount: Int,
        index: RowIndex, alternatives: [OfferID: [OfferID]], fulfilments: Table<Need, Fulfilment>,
        closures: Table<ClosurePlan, ClosurePlan>,
        sometimesMet: Set<NeedID>, templates: Templates, unmadeTemplates: [ProviderID],
        isMadeByTemplate: Table<Provider, Bool>,
        isReached: Table<Provider, Bool>, invalidNeeds: Set<NeedID>, templateProblems: [TemplateProblem]
    ) {
        self.bindings = bindings
        program = bindings.program
        symbols = bindings.symbols
        types = bindings.symbols.types
        self.providers = providers
        self.needs = needs
        self.keys = keys
        self.offers = offers
        self.offeredCount = offeredCount
        self.index = index
        self.alternatives = alternatives
        self.fulfilments = fulfilments
        self.closures = closures
        self.sometimesMet = sometimesMet
        self.templates = templates
        self.unmadeTemplates = unmadeTemplates
        self.isMadeByTemplate = isMadeByTemplate
        self.isReached = isReached
        self.invalidNeeds = invalidNeeds
        hasMistakes =
            bindings.hasInvalidRows || !invalidNeeds.isEmpty || DerivedTables.isAnyMissing(fulfilments)
        self.templateProblems = templateProblems
        repeatedDefaults = DerivedTables.repeatedDefaults(providers, needs, fulfilments, sometimesMet)
        text = TypeText(symbols: bindings.symbols)
        var firstAlternatives: [OfferID: OfferID] = [:]
        for (first, others) in alternatives { for other in others { firstAlternatives[other] = first } }
        self.firstAlternatives = firstAlternatives
        readByMethods = DerivedTables.propertiesBesideMethods(alternatives, offers, providers)
        hasGraphLifetimes = providers.elements.contains { $0.lifetime.isSharedInCall }
    }

    /// A copy in which some needs are met in another way.
    init(
        _ other: Resolution, fulfilments: Table<Need, Fulfilment>? = nil,
        closures: Table<ClosurePlan, ClosurePlan>? = nil
    ) {
        self.fulfilments = fulfilments ?? other.fulfilments
        self.closures = closures ?? other.closures
        repeatedDefaults =
            fulfilments.map { DerivedTables.repeatedDefaults(other.providers, other.needs, $0, other.sometimesMet) }
            ?? other.repeatedDefaults
        bindings = other.bindings
        program = other.program
        symbols = other.symbols
        types = other.types
        providers = other.providers
        needs = other.needs
        keys = other.keys
        offers = other.offers
        offeredCount = other.offeredCount
        index = other.index
        alternatives = other.alternatives
        firstAlternatives = other.firstAlternatives
        sometimesMet = other.sometimesMet
        templates = other.templates
        unmadeTemplates = other.unmadeTemplates
        isMadeByTemplate = other.isMadeByTemplate
        isReached = other.isReached
        invalidNeeds = other.invalidNeeds
        hasMistakes = other.hasMistakes
        templateProblems = other.templateProblems
        text = other.text
        readByMethods = other.readByMethods
        hasGraphLifetimes = other.hasGraphLifetimes
    }

    /// A copy in which some needs use their defaults.
    func leavingToDefaults(_ needs: [NeedID]) -> Resolution {
        if needs.isEmpty { return self }
        var fulfilments = fulfilments
        for need in needs { fulfilments[need] = .omitted }
        return Resolution(self, fulfilments: fulfilments)
    }

    /// A copy with closures that are complete. Those that cannot be made are left to defaults.
    func completed(by requirements: Requirements) -> Resolution {
        if closures.isEmpty { return self }
        var closures = closures
        for closure in closures.indices { closures[closure].filled = requirements.filled[closure] }
        return Resolution(leavingToDefaults(requirements.omitted), closures: closures)
    }
}

package typealias OfferID = RowID<Offer>

/// A type under which a provider is available.
package struct Offer {
    let key: TypeID
    /// As generated code spells it.
    package let type: TypeID
    package let provider: ProviderID
    /// The offer of the provider's own type, which is another one for a type that `as:` adds.
    let ownOffer: OfferID
    /// Whether it is for a live element of a collection, with the collection's element type. It meets no other need.
    var isElement = false
}

/// The way in which a need is met.
package enum Fulfilment: Equatable {
    /// The caller passes it.
    case given
    /// A provider meets it.
    case provider(OfferID)
    /// A generated closure meets it.
    case closure(ClosureID)
    /// The parameter's default meets it.
    case omitted
    case missing

    package var isOmitted: Bool {
        if case .omitted = self { return true }
        return false
    }
}

package typealias ClosureID = RowID<ClosurePlan>

/// A closure that generated code writes to meet a need of function type.
package struct ClosurePlan {
    /// Its type with typealiases resolved. The parameters keep their names.
    let function: FunctionType
    /// The source of the closure's result: a provider or another closure.
    package let result: Fulfilment
    /// Whether it makes a `T?` of a `T`: nil once the factory of the `T` is gone.
    var isNilOnceGone = false
    /// The given parameter that each of the closure's parameters fills, once that is known.
    package var filled: [Name] = []
}

extension Resolution {
    /// Whether a given parameter has a default that may refer to private declarations of its file.
    func hasHiddenDefault(_ given: GivenParameter) -> Bool {
        needs[given.need].defaultValue == .expression
    }

    /// Whether the member of a provider takes a given parameter without a label.
    package func isUnlabelled(_ given: GivenParameter, of provider: ProviderID) -> Bool {
        needs[given.need].source == .factoryCaller && given.origin == provider
    }

    /// The providers that must exist before `provider` can be made.
    package func eagerSuccessors(of provider: ProviderID) -> [ProviderID] {
        let needs = providers[provider].needs
        var found: [ProviderID] = []
        if needs.count > 1 { found.reserveCapacity(needs.count) }
        for need in needs {
            guard case .provider(let offer) = fulfilments[need] else { continue }
            addProviders(at: offer, to: &found)
        }
        return found
    }

    /// The same, each with the need that asks for it.
    func eagerNeeds(of provider: ProviderID) -> [(need: NeedID, made: ProviderID)] {
        providers[provider].needs.flatMap { need -> [(need: NeedID, made: ProviderID)] in
            guard case .provider(let offer) = fulfilments[need] else { return [] }
            return providers(at: offer).map { (need, $0) }
        }
    }

    /// The offer that stands for all its alternatives under other `#if`s; the offer itself without any.
    func firstAlternative(of offer: OfferID) -> OfferID {
        firstAlternatives.isEmpty ? offer : firstAlternatives[offer] ?? offer
    }

    /// An offer and its alternatives under other `#if`s.
    func offers(at offer: OfferID) -> [OfferID] { [offer] + (alternatives[offer] ?? []) }

    /// The provider of an offer, and its alternatives.
    package func providers(at offer: OfferID) -> [ProviderID] {
        // Fast path: most programs have no alternatives.
        if alternatives.isEmpty { return [offers[offer].provider] }
        var found: [ProviderID] = []
        addProviders(at: offer, to: &found)
        return found
    }

    private func addProviders(at offer: OfferID, to found: inout [ProviderID]) {
        found.append(offers[offer].provider)
        if alternatives.isEmpty { return }
        for other in alternatives[offer] ?? [] { found.append(offers[other].provider) }
    }

    /// For each provider that has alternatives, the next of them in a circle.
    var nextAlternatives: [ProviderID: [ProviderID]] {
        var next: [ProviderID: [ProviderID]] = [:]
        for first in alternatives.keys {
            let all = providers(at: first)
            for (provider, other) in zip(all, all.dropFirst() + [all[0]]) { next[provider, default: []].append(other) }
        }
        return next
    }

    /// The offer that a fulfilment leads to, through closures.
    package func madeOffer(_ fulfilment: Fulfilment) -> OfferID? {
        switch fulfilment {
        case .provider(let offer): offer
        case .closure(let closure): madeOffer(closures[closure].result)
        case .given, .omitted, .missing: nil
        }
    }

    /// The providers that making `provider` refers to, in closures too.
    ///
    /// - Parameter omitted: Needs to leave out.
    func successors(of provider: ProviderID, omitting omitted: Set<NeedID>) -> [ProviderID] {
        let needs = providers[provider].needs
        var found: [ProviderID] = []
        if needs.count > 1 { found.reserveCapacity(needs.count) }
        for need in needs where omitted.isEmpty || !omitted.contains(need) {
            if let offer = madeOffer(fulfilments[need]) { addProviders(at: offer, to: &found) }
        }
        return found
    }

    package func successors(of provider: ProviderID) -> [ProviderID] { successors(of: provider, omitting: []) }

    /// Whether a predicate holds for one of these providers, or for one that they refer to, directly or through others.
    func reaches(_ providers: [ProviderID], _ predicate: (ProviderID) -> Bool) -> Bool {
        var waiting = providers
        var seen = Set(providers)
        while let provider = waiting.popLast() {
            if predicate(provider) { return true }
            for next in successors(of: provider) where seen.insert(next).inserted { waiting.append(next) }
        }
        return false
    }

    /// The provider that a fulfilment leads to, through closures.
    package func madeProvider(_ fulfilment: Fulfilment) -> ProviderID? {
        madeOffer(fulfilment).map { offers[$0].provider }
    }

    /// The innermost of nested closures.
    func innermost(_ closure: ClosureID) -> ClosurePlan {
        var plan = closures[closure]
        while case .closure(let inner) = plan.result { plan = closures[inner] }
        return plan
    }

    /// The nearest offer of a key.
    package func find(_ key: TypeID) -> OfferID? {
        index.first(key.number).map { OfferID(row: Int($0)) }
    }

    /// Whether an offer is for a provider's own type, not for one that `as:` adds.
    package func isOwnType(_ offer: OfferID) -> Bool { offers[offer].ownOffer == offer }

    /// Whether each call makes a new instance, so that its given parameters propagate to the caller.
    func isNewlyMade(_ provider: ProviderID) -> Bool {
        providers[provider].lifetime.isNewPerCall
    }

    /// Whether the member of an offer has the name of the function that it calls.
    func keepsName(_ offer: OfferID) -> Bool { providers[offers[offer].provider].keepsItsName && isOwnType(offer) }

    /// Whether a mistake that is reported elsewhere leaves unknown how a need is met.
    func isInvalid(_ need: NeedID) -> Bool { hasMistakes && (needs[need].isInvalid || invalidNeeds.contains(need)) }

    package func isOwn(_ provider: ProviderID) -> Bool { program.isOwn(providers[provider].site.file) }

    /// Whether one provider's marker comes before another's in file order.
    func isWrittenBefore(_ left: ProviderID, _ right: ProviderID) -> Bool {
        let (left, right) = (providers[left], providers[right])
        return (left.file, left.markerOffset) < (right.file, right.markerOffset)
    }

    /// Whether generated code must write a default, because a later argument has the same label and would take its place.
    func mustRepeatDefault(_ need: NeedID, of provider: ProviderID) -> Bool {
        !repeatedDefaults.isEmpty && repeatedDefaults.contains(need)
    }

    /// Whether a type is a function type, also through typealiases.
    func isFunction(_ type: TypeID) -> Bool {
        var key = keys.key(type)
        // A provided typealias is a key of its own, and its target may be one too.
        for _ in 0..<64 where types[key].kind == .nominal {
            guard let target = symbols.aliasTarget(key) else { return false }
            key = keys.key(target)
        }
        return types[key].kind == .function
    }

    /// The location at which the type of a need is written.
    package func location(ofNeed need: NeedID) -> Location {
        program.location(of: needs[need])
    }

    /// The provider as messages name it: a function by its own name, anything else by its type.
    package func show(_ provider: ProviderID) -> String {
        let definition = providers[provider]
        guard case .function(let name) = definition.construction, !definition.isMethod else {
            return showMade(by: provider)
        }
        return "\(program.names.text(name))(\(showLabels(of: definition)))"
    }

    /// The labels of the arguments that make a provider: `clock:_:`.
    package func showLabels(of provider: Provider) -> String {
        provider.arguments.map { need in
            (needs[need].label == .none ? "_" : program.names.text(needs[need].label)) + ":"
        }.joined()
    }

    /// The provider's type, or the name of a function that is an entry point.
    package func showMade(by provider: ProviderID) -> String {
        let definition = providers[provider]
        return definition.isMethod ? program.names.text(program.name(definition.site)) : text.show(definition.type)
    }

    /// The type of a need, or the name of a requirement.
    package func show(need: NeedID) -> String {
        needs[need].requirement.map(program.fullName(of:)) ?? text.show(needs[need].type)
    }
}
