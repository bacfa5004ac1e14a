import UIKit
import XCTest

@testable import LazyViewModels

final class LazyViewModelsTests: XCTestCase {
    @MainActor func testEachScreenCountsForItselfAndAllShareOneLog() async {
        let factory = LazyViewModelsFactory()
        let closure = factory.makeClosureViewController(from: .main)
        let staticMethod = factory.makeStaticMethodViewController(from: .main, heading: "Taps")
        let made = factory.makeFactoryViewController(from: .main)
        for controller in [closure, staticMethod, made] as [UIViewController] { controller.loadViewIfNeeded() }

        closure.screen.incrementButton.sendActions(for: .touchUpInside)
        closure.screen.incrementButton.sendActions(for: .touchUpInside)
        staticMethod.screen.decrementButton.sendActions(for: .touchUpInside)
        made.screen.incrementButton.sendActions(for: .touchUpInside)

        XCTAssertEqual([closure.screen, staticMethod.screen, made.screen].map(\.label.text), ["2", "-1", "1"])
        XCTAssertEqual(factory.tapLog.changes, [1, 1, -1, 1])
    }

    @MainActor func testAsksItsCallerForWhatIsGivenAndForNothingElse() async {
        let controller = LazyViewModelsFactory().makeStaticMethodViewController(from: .main, heading: "Taps")
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Taps")
        XCTAssertNotNil(controller.storyboard)
    }

    @MainActor func testShowsWhatAMockSaysOnAllThreeScreens() async {
        let factory = MockFactory()
        let closure = factory.makeClosureViewController(from: .main)
        let staticMethod = factory.makeStaticMethodViewController(from: .main, heading: "")
        let made = factory.makeFactoryViewController(from: .main)
        XCTAssertEqual(factory.made, 0, "a view model is made when the view has loaded")

        for controller in [closure, staticMethod, made] as [UIViewController] { controller.loadViewIfNeeded() }
        XCTAssertEqual(
            [closure.screen, staticMethod.screen, made.screen].map(\.label.text), ["mock 1", "mock 2", "mock 3"])
    }
}

/// The one member that is overridden serves all three screens.
private final class MockFactory: LazyViewModelsFactory {
    private(set) var made = 0

    override func makeCounterViewModel(increment: Tap, decrement: Tap) -> any CounterViewModel {
        made += 1
        return MockViewModel(text: "mock \(made)")
    }
}

private final class MockViewModel: CounterViewModel {
    private let text: String

    init(text: String) {
        self.text = text
    }

    func observeText(_ observer: @escaping @MainActor (String) -> Void) {
        observer(text)
    }
}
