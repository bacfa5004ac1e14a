// Two layers, the outer one made by a function, and both in a scope.

// @Scope
struct Session {
    // @Provides
    let user: String
}

protocol Cart {
    func total() -> Int
}

typealias PlainCart = Cart
typealias DiscountedCart = Cart

// @Provides(once, in: Session, as: PlainCart)
final class UserCart: Cart {
    let user: String

    init(user: String) { self.user = user }

    func total() -> Int { user.count }
}

struct AddingCart: Cart {
    let inner: any Cart
    let amount: Int

    func total() -> Int { inner.total() + amount }
}

// @Provides
func discounted(_ cart: any PlainCart) -> any DiscountedCart { AddingCart(inner: cart, amount: -1) }

// @Provides
func taxed(_ cart: any DiscountedCart) -> any Cart { AddingCart(inner: cart, amount: 10) }

// @Needs
struct Checkout {
    let cart: any Cart
    let plain: any PlainCart
}
