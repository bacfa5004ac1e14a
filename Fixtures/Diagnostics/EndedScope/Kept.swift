struct User {}

// @Scope
struct Session {
    // @Provides
    let user: User
    // @Provides
    let name: SessionName
}

typealias SessionName = String

// @Provides
final class Receipt {
    // @Needs(given: amount)
    init(user: User, amount: Int) {}
}

// @Provides(once)
final class Clock {}

// @Scope(in: Session)
struct Order {}

protocol Tab {}

// @Provides(into: [Tab])
struct HomeTab: Tab {
    let user: User
}

// @Provides
protocol Receipts {
    func receipt(amount: Int) -> Receipt
    func later(amount: Int) -> Receipt?
    var clock: Clock { get }
}

// Kept itself, each closure is an error of its own.
// @Provides(once, in: Session)
final class Payments {
    init(
        makeReceipt: @escaping (Int) -> Receipt, wait: @escaping () async throws -> Payments,
        nested: @escaping () -> (Int) -> Receipt, open: @escaping (Order) -> OrderFactory
    ) {}
}

// Kept by what needs it.
// @Provides(in: Session)
final class Queue {
    init(receipts: Receipts, tabs: [() -> any Tab]) {}
}

// @Provides(once, in: Session)
final class Uploads {
    init(queue: Queue) {}
}

// These are right: nil after the end, the parent's types, a value of the session, and what does not outlive the call.
// @Provides(once, in: Session)
final class Downloads {
    init(
        makeReceipt: @escaping (Int) -> Receipt?, open: @escaping (Order) -> OrderFactory?,
        nested: @escaping () -> (Int) -> Receipt?, tabs: [() -> (any Tab)?], clock: @escaping () -> Clock,
        user: @escaping () -> User, name: @escaping () -> SessionName, session: @escaping () -> Session,
        now: (Int) -> Receipt, again: @autoclosure @escaping () -> Payments
    ) {}
}

// The factory does not keep it, so its closure keeps the factory.
final class Coordinator {
    // @Needs(in: Session)
    init(payments: Payments, uploads: Uploads, downloads: Downloads, makeReceipt: @escaping (Int) -> Receipt) {}
}

// A weak instance is not kept by the factory either.
// @Provides(weak, in: Session)
final class Feed {
    init(makeReceipt: @escaping (Int) -> Receipt) {}
}

// @Needs
func show(feed: Feed) {}
