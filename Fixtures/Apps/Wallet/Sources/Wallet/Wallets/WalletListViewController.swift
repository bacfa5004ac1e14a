import UIKit

/// The first screen of a session.
final class WalletListViewController: UIViewController {
    let titleLabel = UILabel()
    let signOutButton = UIButton(type: .system)
    private(set) var walletButtons: [UIButton] = []

    private let user: User
    private let wallets: WalletRepository
    private let makeWallet: (Wallet) -> Wallet.ViewController
    private let signOut: SignOut
    private let show: (UIViewController) -> Void
    private let presence: Presence

    // @Needs
    init(
        user: User, wallets: WalletRepository, makeWallet: @escaping (Wallet) -> Wallet.ViewController,
        signOut: @escaping SignOut, navigator: Navigator, presence: Presence
    ) {
        self.user = user
        self.wallets = wallets
        self.makeWallet = makeWallet
        self.signOut = signOut
        self.presence = presence
        show = { [weak navigator] in navigator?.show($0) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "wallets are somebody's")
    required init?(coder: NSCoder) {
        fatalError("wallets are somebody's")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Wallets of \(user.name)"
        signOutButton.setTitle("Sign out", for: .normal)
        signOutButton.addAction(UIAction { [signOut] _ in signOut() }, for: .touchUpInside)
        walletButtons = wallets.all.map(button(for:))
        view.addSubview(UIStackView(arrangedSubviews: [titleLabel] + walletButtons + [signOutButton]))
    }

    private func button(for wallet: Wallet) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(wallet.name, for: .normal)
        let open = UIAction { [show, makeWallet] _ in show(makeWallet(wallet)) }
        button.addAction(open, for: .touchUpInside)
        return button
    }
}
