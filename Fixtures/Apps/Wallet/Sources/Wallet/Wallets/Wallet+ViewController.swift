import UIKit

extension Wallet {
    /// Shows one wallet. It and its root view share a view model, which nobody had to hand around.
    final class ViewController: UIViewController {
        let rootView: RootView
        let model: ViewModel
        let receiptLabel = UILabel()
        private(set) var others: [Wallet] = []
        private let makeChooseWallet: MakeChooseWallet
        private let presence: Presence

        // @Needs
        init(
            rootView: RootView, model: ViewModel, makeChooseWallet: @escaping MakeChooseWallet, presence: Presence
        ) {
            self.rootView = rootView
            self.model = model
            self.makeChooseWallet = makeChooseWallet
            self.presence = presence
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "a screen shows some wallet")
        required init?(coder: NSCoder) {
            fatalError("a screen shows some wallet")
        }

        override func loadView() {
            view = rootView
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = model.title
            rootView.payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
            rootView.othersButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        }

        private func pay() {
            receiptLabel.text = model.pay(10)
        }

        private func choose() {
            makeChooseWallet(model.wallet) { [weak self] in self?.others = $0 }.start()
        }
    }
}
