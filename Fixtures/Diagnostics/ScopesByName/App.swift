import Core

// @Scope
typealias Login = Core.Session

/// A marker of the wrong kind.
// @Provides
typealias Checkout = Order

final class Screen {
    // @Needs
    init(checkOut: @escaping (Order) -> CheckoutFactory) {}
}

struct Visit {}

/// The need for its factory follows from this mistake.
// @Scope
typealias Stay = Visit

final class Door {
    // @Needs
    init(open: @escaping (Visit) -> VisitFactory, repository: Repository) {}
}
