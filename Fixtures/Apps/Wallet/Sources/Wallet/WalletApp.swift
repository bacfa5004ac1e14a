import UIKit

/// Signs in, pays, signs out, and prints what the screens show.
@main
@MainActor
enum WalletApp {
    static func main() {
        let factory = AppFactory(App(bank: DemoBank()))
        let navigator = factory.navigator
        navigator.showLogin()
        signIn(navigator.screen as? LoginViewController)
        openFirstWallet(navigator.screen as? WalletListViewController)
        pay(navigator.screen as? Wallet.ViewController)
        print("In memory of the session:", factory.memory.sessionObjects)

        factory.navigator.signOut()
        print("In memory after signing out:", factory.memory.sessionObjects)
    }

    private static func signIn(_ login: LoginViewController?) {
        login?.nameField.text = "Ada"
        login?.passwordField.text = "engine"
        login?.signInButton.sendActions(for: .touchUpInside)
    }

    private static func openFirstWallet(_ list: WalletListViewController?) {
        print(list?.titleLabel.text ?? "")
        list?.walletButtons.first?.sendActions(for: .touchUpInside)
    }

    private static func pay(_ wallet: Wallet.ViewController?) {
        print(wallet?.title ?? "", wallet?.rootView.balanceLabel.text ?? "")
        wallet?.rootView.payButton.sendActions(for: .touchUpInside)
        print(wallet?.receiptLabel.text ?? "")
        print(wallet?.title ?? "", wallet?.rootView.balanceLabel.text ?? "")
    }
}
