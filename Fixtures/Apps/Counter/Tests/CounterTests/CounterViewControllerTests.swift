import UIKit
import XCTest

@testable import Counter

final class CounterViewControllerTests: XCTestCase {
    @MainActor func testCountsFromTheNumberItWasOpenedWith() async {
        let counter = open(count: 5, CounterFactory())
        XCTAssertEqual(counter.countLabel.text, "5")

        counter.incrementButton.sendActions(for: .touchUpInside)
        counter.incrementButton.sendActions(for: .touchUpInside)
        counter.decrementButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.countLabel.text, "6")
    }

    @MainActor func testEachScreenHasACountOfItsOwnAndAllShareOneHistory() async {
        let factory = FakeCounterFactory(clock: FrozenClock())
        let first = open(count: 1, factory)
        let second = open(count: 10, factory)

        first.incrementButton.sendActions(for: .touchUpInside)
        second.decrementButton.sendActions(for: .touchUpInside)

        XCTAssertEqual(first.countLabel.text, "2")
        XCTAssertEqual(second.countLabel.text, "9")
        XCTAssertEqual(
            factory.history.entries,
            [History.Entry(date: .distantPast, count: 2), History.Entry(date: .distantPast, count: 9)]
        )
    }

    /// The factory's own method for the scene opens the storyboard, and a fake of the factory has it too.
    @MainActor func testOpensTheStoryboardsScreenWithAFake() async {
        let factory = FakeCounterFactory(clock: FrozenClock())
        let counter = factory.makeCounterViewController(from: .main, count: 7)
        counter.loadViewIfNeeded()
        counter.incrementButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(factory.history.entries, [History.Entry(date: .distantPast, count: 8)])
    }

    @MainActor func testShowsWhatAMockViewModelSays() async {
        let factory = MockFactory()
        let counter = open(count: 3, factory)
        XCTAssertEqual(counter.countLabel.text, "mock of 3")

        counter.incrementButton.sendActions(for: .touchUpInside)
        counter.decrementButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(factory.viewModels.map(\.taps), [["+", "−"]])
    }

    @MainActor func testMakesItsViewModelOnlyWhenItsViewHasLoaded() async {
        let factory = MockFactory()
        let counter = make(count: 3, factory)
        XCTAssertTrue(factory.viewModels.isEmpty)

        counter.loadViewIfNeeded()
        XCTAssertEqual(factory.viewModels.count, 1)
    }

    @MainActor private func open(count: Int, _ factory: CounterFactory) -> CounterViewController {
        let counter = make(count: count, factory)
        counter.loadViewIfNeeded()
        return counter
    }

    @MainActor private func make(count: Int, _ factory: CounterFactory) -> CounterViewController {
        UIStoryboard.main.instantiateViewController(identifier: "Counter") { coder in
            factory.makeCounterViewController(coder: coder, count: count)
        }
    }
}

private struct FrozenClock: Clock {
    func now() -> Date { .distantPast }
}

private final class MockFactory: CounterFactory {
    private(set) var viewModels: [MockViewModel] = []

    override func makeCounterViewModel(count: Int, increment: Tap, decrement: Tap) -> any CounterViewModel {
        let viewModel = MockViewModel(count: count, increment: increment, decrement: decrement)
        viewModels.append(viewModel)
        return viewModel
    }
}

private final class MockViewModel: CounterViewModel {
    private(set) var taps: [String] = []
    private let count: Int

    init(count: Int, increment: Tap, decrement: Tap) {
        self.count = count
        increment.observe { [weak self] in self?.taps.append("+") }
        decrement.observe { [weak self] in self?.taps.append("−") }
    }

    func observeText(_ observer: @escaping @MainActor (String) -> Void) {
        observer("mock of \(count)")
    }
}
