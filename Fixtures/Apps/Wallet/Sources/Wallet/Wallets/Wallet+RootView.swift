import UIKit

extension Wallet {
    // @Provides
    final class RootView: UIView {
        let balanceLabel = UILabel()
        let payButton = UIButton(type: .system)
        let othersButton = UIButton(type: .system)
        let model: ViewModel
        private let presence: Presence

        // @Needs
        init(model: ViewModel, presence: Presence) {
            self.model = model
            self.presence = presence
            super.init(frame: .zero)
            payButton.setTitle("Pay 10", for: .normal)
            othersButton.setTitle("Other wallets", for: .normal)
            addSubview(UIStackView(arrangedSubviews: [balanceLabel, payButton, othersButton]))
            model.onChange = { [weak self] in self?.update() }
            update()
        }

        @available(*, unavailable, message: "a balance is some wallet's")
        required init?(coder: NSCoder) {
            fatalError("a balance is some wallet's")
        }

        private func update() {
            balanceLabel.text = model.balance
        }
    }
}
