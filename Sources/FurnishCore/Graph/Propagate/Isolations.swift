/// The global actor that each member of a factory runs on.
package final class Isolations {
    private let keys: TypeKeys
    private let placement: Placement
    private let offers: Table<Offer, Offer>
    /// The actor on which the type of a provider conforms to the protocol of an offer: `struct Team: @MainActor Named`.
    private var conformances: [OfferID: TypeID] = [:]
    /// The global actor that a member states, if it states one.
    package private(set) var own: Table<Provider, TypeID?>

    init(_ placement: Placement) {
        let resolution = placement.resolution
        (self.placement, keys, offers) = (placement, resolution.keys, resolution.offers)
        own = resolution.providers.map { provider in
            provider.isolation ?? provider.injections.first { $0.isolation != nil }?.isolation
        }
        let inference = resolution.bindings.isolation
        for offer in offers.indices where !resolution.isOwnType(offer) && own[offers[offer].provider] == nil {
            let type = resolution.providers[offers[offer].provider].type
            conformances[offer] = inference.isolation(ofConforming: type, to: offers[offer].type)
        }
        for collection in own.indices where resolution.providers[collection].isCollection {
            let element = resolution.types.children(of: keys.key(resolution.providers[collection].type)).last
            for call in placement.calls.firstCalls(of: collection) where own[collection] == nil {
                guard let element else { continue }
                let made = resolution.providers[call.made].type
                own[collection] = inference.isolation(ofConforming: made, to: element.type)
            }
        }
    }

    func isolate(_ provider: ProviderID, on actor: TypeID) { own[provider] = actor }

    /// The global actor that an offer's member states.
    func stated(_ offer: OfferID) -> TypeID? { own[offers[offer].provider] ?? conformances[offer] }

    /// The global actor that an offer's member runs on.
    package func actor(of offer: OfferID) -> TypeID? {
        conformances.isEmpty
            ? actor(of: offers[offer].provider) : conformances[offer] ?? actor(of: offers[offer].provider)
    }

    /// The global actor that a provider's member runs on: its own, else that of its factory.
    func actor(of provider: ProviderID) -> TypeID? { own[provider] ?? placement.scope(of: provider).isolation }

    /// Whether code on `actor` must `await` a provider's member because the member runs on another actor.
    func mustHop(from actor: TypeID?, to provider: ProviderID) -> Bool { isOther(self.actor(of: provider), actor) }

    func mustHop(from actor: TypeID?, to offer: OfferID) -> Bool { isOther(self.actor(of: offer), actor) }

    private func isOther(_ other: TypeID?, _ actor: TypeID?) -> Bool {
        other != nil && actor.map { keys.key($0) } != other.map { keys.key($0) }
    }
}
