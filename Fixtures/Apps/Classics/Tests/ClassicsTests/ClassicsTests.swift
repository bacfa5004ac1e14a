import UIKit
import XCTest

@testable import Classics

final class ClassicsTests: XCTestCase {
    @MainActor func testClosuresStaticMethodsAndFactoriesMakeViewModels() async {
        let closure = openClosureScreen()
        closure.loadViewIfNeeded()
        _ = closure.viewModel
        closure.incrementButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(closure.viewModel.count, 1)

        let made = StaticMethodViewController.make(heading: "Taps") { CounterViewModel(increment: $0, decrement: $1) }
        XCTAssertEqual(made.title, "Taps")
        XCTAssertNil(
            (UIStoryboard.main.instantiateViewController(withIdentifier: "Factory") as? FactoryViewController)?.factory)
    }

    @MainActor func testAListConfiguresItsDetail() async throws {
        let list = try XCTUnwrap(
            UIStoryboard.main.instantiateViewController(withIdentifier: "List") as? ListViewController)
        list.performSegue(withIdentifier: "detail", sender: list.viewModel.articles.first)
        XCTAssertEqual((list.presentedViewController as? DetailViewController)?.article, Article(title: "Tea"))
    }

    @MainActor func testAnInjectableGetsItsDependencies() async {
        let analytics = Analytics()
        let settings = openSettings(Theme(name: "day"), analytics)
        settings.loadViewIfNeeded()
        XCTAssertTrue(settings.analytics === analytics)
    }

    /// What was resolved before keeps the former user.
    @MainActor func testAControllerKeepsTheUserBefore() async {
        registerServices()
        logIn(User(name: "Ada"))
        let wallet = UIStoryboard.main.instantiateViewController(withIdentifier: "Wallet") as? WalletViewController
        XCTAssertEqual(wallet?.repository.user.name, "Ada")
        logOut()
        logIn(User(name: "Grace"))
        let repository: WalletsRepository = Locator.shared.resolve()
        XCTAssertEqual(repository.user.name, "Grace")
        XCTAssertEqual(wallet?.repository.user.name, "Ada")
    }

    @MainActor func testAHookInjectsTwoScenesOfOneClass() async {
        setUpStoryboard()
        let storyboard = HookedStoryboard(name: "Main", bundle: UIStoryboard.bundle)
        let dog = storyboard.instantiateViewController(withIdentifier: "AnimalAsDog") as? AnimalViewController
        XCTAssertEqual(dog?.animal, Animal(name: "Hachi"))
    }
}
