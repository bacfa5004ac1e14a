import UIKit

// @Provides
final class WalletRootView: UIView {
    let viewModel: WalletViewModel

    // @Needs
    init(viewModel: WalletViewModel) {
        self.viewModel = viewModel
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }
}
