/// Keeps payments until they are confirmed. The session's factory keeps the queue. So the queue's closure does not keep the
/// factory, and makes no receipt after the session.
// @Provides(once, in: Session)
@MainActor
final class PaymentQueue {
    private let makeReceipt: (Payment) -> Receipt?
    private let wallets: WalletRepository
    private let presence: Presence
    private(set) var waiting: [Payment] = []

    init(makeReceipt: @escaping (Payment) -> Receipt?, wallets: WalletRepository, presence: Presence) {
        self.makeReceipt = makeReceipt
        self.wallets = wallets
        self.presence = presence
    }

    func add(_ payment: Payment) {
        waiting.append(payment)
    }

    func confirm() -> [Receipt] {
        defer { waiting = [] }
        return waiting.compactMap { payment in
            wallets.send(payment)
            return makeReceipt(payment)
        }
    }
}

// @Provides
@MainActor
struct Receipt {
    let text: String

    // @Needs(given: payment)
    init(payment: Payment, user: User) {
        text = "\(user.name) paid \(payment.amount) \(payment.wallet.currency)"
    }
}
