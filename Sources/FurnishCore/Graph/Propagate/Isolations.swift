import FurnishTables

/// The global actor that each member of a factory runs on.
package struct Isolations {
    private let keys: TypeKeys
    private let placement: Placement
    /// The global actor that a member states, if it states one.
    package internal(set) var own: Table<Provider, TypeID?>

    init(_ resolution: Resolution, _ placement: Placement) {
        keys = resolution.keys
        self.placement = placement
        own = resolution.providers.map { provider in
            provider.isolation ?? provider.injections.first { $0.isolation != nil }?.isolation
        }
    }

    /// The global actor that a provider's member runs on: its own, else that of its factory.
    func actor(of provider: ProviderID) -> TypeID? { own[provider] ?? placement.scope(of: provider).isolation }

    /// Whether code on `actor` must `await` a provider's member because the member runs on another actor.
    func mustHop(from actor: TypeID?, to provider: ProviderID) -> Bool {
        guard let other = self.actor(of: provider) else { return false }
        return actor.map { keys.key($0) } != keys.key(other)
    }
}
