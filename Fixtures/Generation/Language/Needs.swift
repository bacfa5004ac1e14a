/// The app asks the factory for it. Its initializer says what it needs.
// @Needs
struct Kitchen {
    let cup: Cup
    let tray: Tray
    let coffee: Coffee
    let clock: any Clock
    let ticking: any Ticking
    let cakes: Shelf<Cup>
    let drinks: Shelf<Drink>
    let name: CafeName
    let phone: Phone
}

/// The caller passes the drink.
// @Needs(given: drink)
struct DrinkScreen {
    let drink: Drink
    let menu: Menu
}

/// The parameter uses its default, although something provides a 'Radio'.
// @Needs(default: radio)
struct Garden {
    let menu: Menu
    var radio = Radio(station: 7)
}

final class TableScreen {
    let number: Int
    let address: Address

    // @Needs(given: number)
    init(number: Int, address: Address) {
        self.number = number
        self.address = address
    }
}

final class CoinCount {
    /// Set after the initializer.
    // @Needs
    var clock: any Clock = WallClock()
    private(set) var coins = 0

    // @Needs
    init() {}

    /// Called after the initializer.
    // @Needs
    func count(in till: Till) { coins = till.coins }
}

/// The factory has a method of this name.
// @Needs
func greet(radio: Radio) -> String { "This is station \(radio.station)" }

/// The app itself reads 'factory.guests'.
// @Provides(once)
final class Guests {}
