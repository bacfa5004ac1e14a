/// One for each session, because it needs a session's token.
// @Provides(once, in: Session)
@MainActor
final class WalletRepository {
    private let bank: any Bank
    private let token: AuthToken
    private let presence: Presence
    private var observers: [@MainActor () -> Void] = []

    init(bank: any Bank, token: AuthToken, presence: Presence) {
        self.bank = bank
        self.token = token
        self.presence = presence
    }

    var all: [Wallet] { bank.wallets(token) }

    func balance(of wallet: Wallet) -> Int {
        bank.balance(of: wallet, token)
    }

    func send(_ payment: Payment) {
        bank.send(payment, token)
        for observer in observers { observer() }
    }

    func observe(_ observer: @escaping @MainActor () -> Void) {
        observers.append(observer)
    }
}
