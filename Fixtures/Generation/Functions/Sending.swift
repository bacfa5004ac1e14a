// What a function sends stays sent where a method returns it; a property cannot say so.

final class Parcel {}

final class Depot {}

protocol Carrier: AnyObject {}

final class Van: Carrier {}

// @Provides
func packParcel() -> sending Parcel { Parcel() }

// @Provides(once)
func openDepot() -> sending Depot { Depot() }

// @Provides(weak)
func hireCarrier() -> sending any Carrier { Van() }

// @Provides(into: [any Carrier])
func hireSpare() -> sending any Carrier { Van() }

struct Shipping {
    let carrier: any Carrier
    let isComplete: Bool

    // @Needs
    init(parcel: () -> sending Parcel, depot: Depot, carrier: any Carrier, spares: [any Carrier]) {
        self.carrier = carrier
        isComplete = parcel() !== parcel() && spares.count == 1
    }
}
