// A type that conforms on an actor is made on none. As the protocol, it is on that actor.
protocol Named {
    var name: String { get }
}

protocol Titled: Named {}

// @Provides(as: Named, into: [Named])
struct Team: @MainActor Titled {
    @MainActor var name: String { "team" }
}

protocol Synced {
    var count: Int { get }
}

// @Provides(once, as: Synced)
final class Store: Sendable {}

extension Store: @MainActor Synced {
    @MainActor var count: Int { 2 }
}

// @Needs
@MainActor final class Screen {
    let text: String

    init(named: any Named, all: [any Named], makers: [() -> any Named], synced: any Synced) {
        text = "\(named.name) \(all[0].name) \(makers[0]().name) \(synced.count)"
    }
}

// @Needs
nonisolated struct Report {
    let team: Team
    let store: Store
}

// @Needs
final class Later {
    let make: () -> any Named

    init(make: @escaping () -> any Named) { self.make = make }
}
