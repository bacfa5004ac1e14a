struct Account {}
struct Basket {}

// @Scope
struct Session {
    // @Provides
    let account: Account
}

// A slip of the pen leaves open what it is in, and so what lives in both.
// @Scope(in: Sesion)
struct Checkout {
    // @Provides
    let basket: Basket
}

// @Needs
final class CheckoutScreen { init(account: Account, basket: Basket) {} }
