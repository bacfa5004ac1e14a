/// The result of the stage resolve: what meets each need of a program.
///
/// It is a class, because debug builds retain every table of a struct at each use.
package final class Resolution {
    package let bindings: Bindings
    package let program: Program
    package let symbols: SymbolTable
    package let types: TypeTable
    /// The providers of `Bindings`, followed by collections.
    package let providers: Table<Provider, Provider>
    /// The needs of all providers. Each provider has a range of them.
    package let needs: Table<Need, Need>
    package let keys: TypeKeys
    /// The types under which providers are available. The module's own providers come first.
    package let offers: Table<Offer, Offer>
    /// The number of offers that markers declare. Collections add the others.
    let offeredCount: Int
    /// Offers by key. The first offer of a key is the nearest.
    let index: RowIndex
    /// For the first offer of a key, the other offers of that key that are alternatives under other `#if`s.
    let alternatives: [OfferID: [OfferID]]
    /// For each of these others, the first offer of the key.
    let firstAlternatives: [OfferID: OfferID]
    /// The fulfilment of each need. Later stages leave some needs to their defaults.
    package let fulfilments: Table<Need, Fulfilment>
    package let closures: Table<ClosurePlan, ClosurePlan>
    /// Needs that a provider meets under some of their conditions. Under the others, they use their defaults.
    package let sometimesMet: Set<NeedID>
    /// Whether a provider becomes a part of the factory.
    package let isReached: Table<Provider, Bool>
    /// For each provider of another module that only conditional code reaches, the condition of that code.
    let reachedConditions: [ProviderID: ConditionID]
    /// Needs that an invalid provider meets.
    private let invalidNeeds: Set<NeedID>
    /// Whether a need or a scope is invalid.
    let hasMistakes: Bool
    let hasGraphLifetimes: Bool
    /// The keys that something here needs and another module provides.
    let neededForeignKeys: Set<TypeID>
    /// The needs because of which providers are left out of the factory of a module without an entry point.
    package let unmet: [PathStep]
    package let text: TypeText

    init(_ resolver: Resolver, unmet: [PathStep]) {
        (bindings, program, symbols) = (resolver.bindings, resolver.bindings.program, resolver.bindings.symbols)
        (types, text) = (symbols.types, TypeText(symbols: symbols))
        (providers, needs, keys) = (resolver.providers, resolver.needs, resolver.keys)
        (offers, offeredCount, index) = (resolver.offers, resolver.offeredCount, resolver.index)
        alternatives = resolver.alternatives
        var firstAlternatives: [OfferID: OfferID] = [:]
        for (first, others) in alternatives { for other in others { firstAlternatives[other] = first } }
        self.firstAlternatives = firstAlternatives
        (fulfilments, closures) = (resolver.fulfilments, resolver.closures)
        (sometimesMet, isReached) = (resolver.sometimesMet, resolver.isReached)
        (invalidNeeds, self.unmet, reachedConditions) = (resolver.invalidNeeds, unmet, resolver.reachedConditions)
        hasMistakes = bindings.hasInvalidRows || !invalidNeeds.isEmpty
        hasGraphLifetimes = providers.elements.contains { $0.lifetime.isSharedInCall }
        neededForeignKeys = program.modules.count == 1 ? [] : resolver.neededForeignKeys
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
    let isElement: Bool

    init(key: TypeID, type: TypeID, provider: ProviderID, ownOffer: OfferID, isElement: Bool = false) {
        (self.key, self.type, self.provider, self.ownOffer) = (key, type, provider, ownOffer)
        self.isElement = isElement
    }
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

    package var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

package typealias ClosureID = RowID<ClosurePlan>

/// A closure that generated code writes to meet a need of function type.
package struct ClosurePlan {
    /// Its type with typealiases resolved. The parameters keep their names.
    let function: FunctionType
    /// The source of the closure's result: a provider or another closure.
    package let result: Fulfilment
    /// Whether it makes a `T?` of a `T`: nil after the end of the factory of the `T`.
    let isNilAfterEnd: Bool

    init(function: FunctionType, result: Fulfilment, isNilAfterEnd: Bool = false) {
        (self.function, self.result, self.isNilAfterEnd) = (function, result, isNilAfterEnd)
    }
}

extension Resolution {
    /// The offer that stands for all its alternatives under other `#if`s; the offer itself without any.
    func firstAlternative(of offer: OfferID) -> OfferID {
        firstAlternatives.isEmpty ? offer : firstAlternatives[offer] ?? offer
    }

    func condition(of offer: OfferID) -> ConditionID { providers[offers[offer].provider].condition }

    /// An offer and its alternatives under other `#if`s.
    func offers(at offer: OfferID) -> [OfferID] {
        alternatives.isEmpty ? [offer] : [offer] + (alternatives[offer] ?? [])
    }

    /// The provider of an offer, and its alternatives.
    package func providers(at offer: OfferID) -> [ProviderID] {
        // Fast path: most programs have no alternatives.
        if alternatives.isEmpty { return [offers[offer].provider] }
        return offers(at: offer).map { offers[$0].provider }
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

    /// All providers that share a place and a lifetime with a provider, because they meet the same needs under other `#if`s.
    func alternatives(of provider: ProviderID) -> [ProviderID] {
        if alternatives.isEmpty { return [] }
        let next = nextAlternatives
        return reached(from: [provider]) { next[$0] ?? [] }.dropFirst().sorted()
    }

    /// The offer that a fulfilment leads to, through closures.
    package func madeOffer(_ fulfilment: Fulfilment) -> OfferID? {
        switch fulfilment {
        case .provider(let offer): offer
        case .closure(let closure): madeOffer(closures[closure].result)
        case .given, .omitted, .missing: nil
        }
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
    package func find(_ key: TypeID) -> OfferID? { index.first(key.number).map { OfferID(row: Int($0)) } }

    /// Whether an offer is for a provider's own type, not for one that `as:` adds.
    package func isOwnType(_ offer: OfferID) -> Bool { offers[offer].ownOffer == offer }

    /// Whether each call makes a new instance, so that its given parameters propagate to the caller.
    func isNewlyMade(_ provider: ProviderID) -> Bool { providers[provider].lifetime.isNewPerCall }

    /// Whether the member of an offer has the name of the function that it calls.
    func isNamedAfterDeclaration(_ offer: OfferID) -> Bool {
        providers[offers[offer].provider].isNamedAfterDeclaration && isOwnType(offer)
    }

    /// Whether a mistake that is reported elsewhere leaves unknown how a need is met.
    func isInvalid(_ need: NeedID) -> Bool { hasMistakes && (needs[need].isInvalid || invalidNeeds.contains(need)) }

    /// Whether a storyboard makes the instance, from an `NSCoder`.
    func takesCoder(_ provider: ProviderID) -> Bool { providers[provider].needs.contains { needs[$0].isCoder } }

    package func isOwn(_ provider: ProviderID) -> Bool { program.isOwn(providers[provider].site.file) }

    /// Whether one provider's marker comes before another's in file order.
    func isWrittenBefore(_ left: ProviderID, _ right: ProviderID) -> Bool {
        let (left, right) = (providers[left], providers[right])
        return (left.file, left.markerOffset) < (right.file, right.markerOffset)
    }
}
