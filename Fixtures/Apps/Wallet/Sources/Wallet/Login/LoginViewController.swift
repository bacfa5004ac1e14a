import UIKit

final class LoginViewController: UIViewController {
    let nameField = UITextField()
    let passwordField = UITextField()
    let signInButton = UIButton(type: .system)
    let messageLabel = UILabel()

    private let bank: any Bank
    private let signIn: (Session) -> Void

    // @Needs
    init?(coder: NSCoder, bank: any Bank, navigator: Navigator) {
        self.bank = bank
        signIn = { [weak navigator] in navigator?.signIn($0) }
        super.init(coder: coder)
    }

    @available(*, unavailable, message: "nobody signs in without a bank")
    required init?(coder: NSCoder) {
        fatalError("nobody signs in without a bank")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        passwordField.isSecureTextEntry = true
        signInButton.setTitle("Sign in", for: .normal)
        signInButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        let fields = [nameField, passwordField, signInButton, messageLabel]
        view.addSubview(UIStackView(arrangedSubviews: fields))
    }

    private func submit() {
        if let session = bank.signIn(name: nameField.text ?? "", password: passwordField.text ?? "") {
            signIn(session)
        } else {
            messageLabel.text = "Wrong name or password"
        }
    }
}
