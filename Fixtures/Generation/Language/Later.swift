/// Both parts share one order, because both are made by one call.
// @Needs
struct Bill {
    let total: Total
    let tip: Tip
}

// @Provides
struct Total {
    let order: Order
}

// @Provides
struct Tip {
    let order: Order
}

/// A protocol or a closure makes things later, with values that only their owner knows.
// @Needs
struct Waiter {
    let screens: any Screens
    let makeDrink: (Drink) -> DrinkScreen
    let makeGuestbook: () -> Guestbook
    let signs: [() -> any Sign]
}

/// A closure breaks a cycle.
// @Provides(once)
final class Guestbook {
    let makePage: () -> Page

    init(makePage: @escaping () -> Page) { self.makePage = makePage }
}

// @Provides
struct Page {
    let guestbook: Guestbook
}
