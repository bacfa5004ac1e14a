/// A function makes what takes more than an initializer.
// @Provides(once)
func openTill(clock: any Clock) -> Till { Till(coins: 20) }

struct Till {
    let coins: Int
}

/// A typealias that something provides is a type of its own. It never meets a need for another 'String'.
typealias Address = String
typealias Phone = String

// @Provides
let address: Address = "1 High Street"

// @Provides
let phone: Phone = "555-0100"

/// One of several initializers.
// @Provides(once)
final class Radio {
    let station: Int

    // @Needs
    init(clock: any Clock) { station = 1 }

    init(station: Int) { self.station = station }
}

/// A member of what is provided.
// @Provides(once)
final class Machine {
    // @Provides
    func brew(grinder: Grinder) -> Coffee { Coffee(grinder: grinder) }
}

struct Coffee {
    let grinder: Grinder
}

final class Shelf<Item> {}

/// A specialization of a generic type.
// @Provides(once)
typealias Cakes = Shelf<Cup>

// @Provides(once)
typealias Drinks = Shelf<Drink>

/// A protocol, which Furnish implements.
// @Provides
protocol Screens {
    func makeDrink(_ drink: Drink) -> DrinkScreen
    var till: Till { get }
}

enum Drink {
    case tea, coffee
}
