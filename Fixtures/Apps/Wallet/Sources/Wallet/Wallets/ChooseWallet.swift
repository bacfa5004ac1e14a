typealias ShowWallets = @MainActor ([Wallet]) -> Void
typealias MakeChooseWallet = (_ selectedWallet: Wallet, _ showOtherWallets: @escaping ShowWallets) -> ChooseWallet

/// Offers the wallets that are not selected. Which one is, and who shows the others, is data of one choice: it is given
/// and not injected.
// @Provides
@MainActor
final class ChooseWallet {
    private let selectedWallet: Wallet
    private let showOtherWallets: ShowWallets
    private let wallets: WalletRepository

    // @Needs(given: selectedWallet, showOtherWallets)
    init(selectedWallet: Wallet, showOtherWallets: @escaping ShowWallets, wallets: WalletRepository) {
        self.selectedWallet = selectedWallet
        self.showOtherWallets = showOtherWallets
        self.wallets = wallets
    }

    func start() {
        showOtherWallets(wallets.all.filter { $0 != selectedWallet })
    }
}
