import UIKit
import XCTest

@testable import Wallet

final class WalletViewControllerTests: XCTestCase {
    @MainActor func testSharesItsViewModelWithItsRootView() async {
        let session = makeSession()
        let (first, second) = (open(session), open(session))
        XCTAssertTrue(first.model === first.rootView.model)
        XCTAssertTrue(second.model === second.rootView.model)
        XCTAssertFalse(first.model === second.model)
    }

    @MainActor func testShowsTheBalanceAfterAPayment() async {
        let screen = open(makeSession())
        XCTAssertEqual(screen.rootView.balanceLabel.text, "100 EUR")

        screen.rootView.payButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.rootView.balanceLabel.text, "90 EUR")
        XCTAssertEqual(screen.receiptLabel.text, "Tester paid 10 EUR")
    }

    @MainActor func testChoosesAmongTheWalletsThatAreNotSelected() async {
        let session = makeSession()
        var others: [Wallet] = []
        session.makeChooseWallet(selectedWallet: .test, showOtherWallets: { others = $0 }).start()
        XCTAssertEqual(others, [.other])

        let screen = open(session)
        screen.rootView.othersButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.others, [.other])
    }

    @MainActor func testTakesTheReceiptOfATest() async {
        let session = TestSessionFactory(.test, parent: TestFactory(App(bank: DemoBank())))
        let screen = open(session)
        screen.rootView.payButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.receiptLabel.text, "Someone paid 10 EUR")
    }

    @MainActor private func makeSession() -> SessionFactory {
        TestFactory(App(bank: DemoBank())).makeSessionFactory(.test)
    }

    @MainActor private func open(_ session: SessionFactory) -> Wallet.ViewController {
        let screen = session.makeWalletViewController(wallet: .test)
        screen.loadViewIfNeeded()
        return screen
    }
}

private final class TestFactory: AppFactory {
    private let testBank = TestBank()

    override var bank: any Bank { testBank }
}

/// A payment of a session asks what the session's user is called.
private final class TestSessionFactory: SessionFactory {
    override var user: User { User(name: "Someone") }
}

private final class TestBank: Bank {
    private var balance = 100

    func signIn(name: String, password: String) -> Session? { .test }

    func wallets(_ token: AuthToken) -> [Wallet] { [.test, .other] }

    func balance(of wallet: Wallet, _ token: AuthToken) -> Int { balance }

    func send(_ payment: Payment, _ token: AuthToken) {
        balance -= payment.amount
    }
}

extension Session {
    fileprivate static var test: Session { Session(user: User(name: "Tester"), token: AuthToken(value: "test")) }
}

extension Wallet {
    fileprivate static let test = Wallet(name: "Test", currency: "EUR")
    fileprivate static let other = Wallet(name: "Other", currency: "EUR")
}
