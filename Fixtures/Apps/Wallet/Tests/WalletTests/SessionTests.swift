import UIKit
import XCTest

@testable import Wallet

final class SessionTests: XCTestCase {
    @MainActor func testOpensTheWalletsOfWhoSignsIn() async {
        let factory = AppFactory(App(bank: DemoBank()))
        factory.navigator.showLogin()
        signIn("Grace", "compiler", factory)

        let list = factory.navigator.screen as? WalletListViewController
        XCTAssertEqual(list?.titleLabel.text, "Wallets of Grace")
        XCTAssertEqual(list?.walletButtons.map(\.currentTitle), ["Household", "Travel"])
    }

    @MainActor func testOpensNothingForAWrongPassword() async {
        let factory = AppFactory(App(bank: DemoBank()))
        factory.navigator.showLogin()
        signIn("Grace", "engine", factory)

        let login = factory.navigator.screen as? LoginViewController
        XCTAssertEqual(login?.messageLabel.text, "Wrong name or password")
        XCTAssertNil(factory.navigator.session)
    }

    @MainActor func testLeavesNothingInMemoryAfterSigningOut() async {
        let factory = AppFactory(App(bank: DemoBank()))
        factory.navigator.showLogin()
        weak var session: SessionFactory?
        weak var payments: PaymentQueue?
        for user in [("Ada", "engine"), ("Grace", "compiler"), ("Ada", "engine")] {
            signIn(user.0, user.1, factory)
            let list = factory.navigator.screen as? WalletListViewController
            list?.walletButtons[1].sendActions(for: .touchUpInside)
            let wallet = factory.navigator.screen as? Wallet.ViewController
            wallet?.rootView.payButton.sendActions(for: .touchUpInside)
            session = factory.navigator.session
            payments = session?.paymentQueue
            XCTAssertEqual(factory.memory.sessionObjects, 6)

            list?.signOutButton.sendActions(for: .touchUpInside)
            XCTAssertTrue(factory.navigator.screen is LoginViewController)
        }
        XCTAssertNil(session)
        XCTAssertNil(payments)
        XCTAssertEqual(factory.memory.sessionObjects, 0)
    }

    @MainActor func testAScreenOutlivesItsSessionForAMoment() async {
        let factory = AppFactory(App(bank: DemoBank()))
        var screen: Wallet.ViewController? = makeSession(factory)?.makeWalletViewController(wallet: travel)
        XCTAssertEqual(factory.memory.sessionObjects, 5)

        screen?.loadViewIfNeeded()
        screen?.rootView.payButton.sendActions(for: .touchUpInside)
        screen?.rootView.othersButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen?.receiptLabel.text, "Ada paid 10 JPY")
        XCTAssertEqual(screen?.others.map(\.name), ["Household"])

        screen = nil
        XCTAssertEqual(factory.memory.sessionObjects, 0)
    }

    @MainActor func testAQueueOutlivesItsSessionForAMoment() async {
        let factory = AppFactory(App(bank: DemoBank()))
        var session = makeSession(factory)
        var queue = session?.paymentQueue
        queue?.add(Payment(amount: 5, wallet: travel))
        XCTAssertEqual(queue?.confirm().map(\.text), ["Ada paid 5 JPY"])

        session = nil
        queue?.add(Payment(amount: 5, wallet: travel))
        XCTAssertEqual(queue?.confirm().map(\.text), [])

        queue = nil
        XCTAssertEqual(factory.memory.sessionObjects, 0)
    }

    @MainActor func testTwoSessionsAtATimeShareNothingButTheBank() async {
        let factory = AppFactory(App(bank: DemoBank()))
        let (ada, grace) = (makeSession(factory), makeSession(factory, "Grace", "compiler"))
        XCTAssertFalse(ada?.walletRepository === grace?.walletRepository)
        XCTAssertTrue(ada?.walletRepository === ada?.walletRepository)

        ada?.walletRepository.send(Payment(amount: 10_000, wallet: travel))
        XCTAssertEqual(ada?.walletRepository.balance(of: travel), 80_000)
        XCTAssertEqual(grace?.walletRepository.balance(of: travel), 90_000)
    }

    @MainActor private func makeSession(
        _ factory: AppFactory, _ name: String = "Ada", _ password: String = "engine"
    ) -> SessionFactory? {
        factory.bank.signIn(name: name, password: password).map(factory.makeSessionFactory)
    }

    @MainActor private func signIn(_ name: String, _ password: String, _ factory: AppFactory) {
        let login = factory.navigator.screen as? LoginViewController
        login?.nameField.text = name
        login?.passwordField.text = password
        login?.signInButton.sendActions(for: .touchUpInside)
    }

    private let travel = Wallet(name: "Travel", currency: "JPY")
}
