import UIKit
import XCTest

@testable import Wallets

final class WalletsTests: XCTestCase {
    @MainActor func testGivesAControllerAndItsRootViewOneViewModelAndTwoScreensTwo() async {
        let session = SessionFactory(Session(user: User(name: "Ada")), parent: WalletsFactory())
        let cash = Wallet(owner: "Ada", name: "cash")
        let first = session.makeWalletViewController(from: .main, selectedWallet: cash)
        let second = session.makeWalletViewController(from: .main, selectedWallet: cash)
        XCTAssertTrue(first.viewModel === first.rootView.viewModel)
        XCTAssertFalse(first.viewModel === second.viewModel)
        XCTAssertEqual(first.viewModel.otherWallets.map(\.name), ["card"])
    }

    @MainActor func testLetsWhatAViewModelIsGivenRise() async {
        let session = SessionFactory(Session(user: User(name: "Ada")), parent: WalletsFactory())
        let cash = Wallet(owner: "Ada", name: "cash")
        let chooser = session.makeChooseWalletViewController(from: .main, selectedWallet: cash, showOtherWallets: true)
        XCTAssertEqual(chooser.chooseWallet.choices.map(\.name), ["cash", "card"])
    }

    @MainActor func testStartsAnewForTheNextUser() async {
        let login = WalletsFactory().makeLoginViewController(from: .main)
        login.logIn(User(name: "Ada"))
        weak let repository = login.session?.walletsRepository
        XCTAssertEqual(repository?.wallets.first?.owner, "Ada")

        login.logOut()
        XCTAssertNil(repository)

        login.logIn(User(name: "Grace"))
        XCTAssertEqual(login.session?.walletsRepository.wallets.first?.owner, "Grace")
    }

    @MainActor func testReachesEverySessionWithAMock() async {
        let login = MockFactory().makeLoginViewController(from: .main)
        login.logIn(User(name: "Ada"))
        XCTAssertEqual(login.session?.walletsRepository.wallets, [])
    }
}

private final class MockFactory: WalletsFactory {
    override var api: any API { EmptyAPI() }
}

private struct EmptyAPI: API {
    func wallets(of user: User) -> [Wallet] { [] }
}
