/// One for a controller and its root view; another one for the next screen.
// @Provides(graph)
@MainActor
final class WalletViewModel {
    let wallet: Wallet
    private let repository: WalletsRepository

    var otherWallets: [Wallet] { repository.wallets.filter { $0 != wallet } }

    // @Needs(given: selectedWallet)
    init(selectedWallet: Wallet, repository: WalletsRepository) {
        wallet = selectedWallet
        self.repository = repository
    }
}

/// Is told by its caller which wallet is selected, and whether the others are shown.
// @Provides
@MainActor
struct ChooseWallet {
    let choices: [Wallet]

    // @Needs(given: selectedWallet, showOtherWallets)
    init(selectedWallet: Wallet, showOtherWallets: Bool, repository: WalletsRepository) {
        choices = showOtherWallets ? repository.wallets : [selectedWallet]
    }
}
