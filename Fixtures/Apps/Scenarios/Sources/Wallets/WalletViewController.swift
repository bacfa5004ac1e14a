import UIKit

final class WalletViewController: UIViewController {
    let viewModel: WalletViewModel
    let rootView: WalletRootView

    // @Needs
    init?(coder: NSCoder, viewModel: WalletViewModel, rootView: WalletRootView) {
        self.viewModel = viewModel
        self.rootView = rootView
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.wallet.name
        view.addSubview(rootView)
    }
}

/// Knows nothing of wallets: what its view model is given, it is given too.
final class ChooseWalletViewController: UIViewController {
    let chooseWallet: ChooseWallet

    // @Needs
    init?(coder: NSCoder, chooseWallet: ChooseWallet) {
        self.chooseWallet = chooseWallet
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }
}
