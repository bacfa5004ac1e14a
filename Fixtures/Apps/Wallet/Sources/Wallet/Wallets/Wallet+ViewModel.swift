extension Wallet {
    /// One for a controller and all the views that are made with it, and another one for the next screen.
    // @Provides(graph)
    @MainActor
    final class ViewModel {
        let wallet: Wallet
        var onChange: @MainActor () -> Void = {}
        private let repository: WalletRepository
        private let payments: PaymentQueue
        private let presence: Presence

        // @Needs(given: wallet)
        init(wallet: Wallet, repository: WalletRepository, payments: PaymentQueue, presence: Presence) {
            self.wallet = wallet
            self.repository = repository
            self.payments = payments
            self.presence = presence
            repository.observe { [weak self] in self?.onChange() }
        }

        var title: String { wallet.name }

        var balance: String { "\(repository.balance(of: wallet)) \(wallet.currency)" }

        func pay(_ amount: Int) -> String? {
            payments.add(Payment(amount: amount, wallet: wallet))
            return payments.confirm().last?.text
        }
    }
}
