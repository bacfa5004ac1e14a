import Analytics
import Core
import CounterFeature
import Foundation
import XCTest

@testable import Modular

final class AppTests: XCTestCase {
    @MainActor func testRunsWithTheFeatureOfAnotherModule() async {
        let factory = TestFactory()
        let lines = factory.makeApp().run()
        XCTAssertEqual(lines.first, "Modular with analytics")
        XCTAssertEqual(factory.log.lines, ["Counted to 2", "Counted to 4", "Counted to 5"])
        XCTAssertEqual(factory.tracker.events.map(\.text), ["launch", "count", "count", "count"])
        XCTAssertEqual(factory.log.start, .distantPast)
    }

    @MainActor func testTheFeatureStartsFromTheGraphOfTheApp() async {
        let factory = TestFactory()
        XCTAssertTrue(factory.counterFeatureFactory === factory.counterFeatureFactory)
        XCTAssertTrue(factory.counterFeatureFactory.counterFeature.store === factory.countStore)

        factory.countStore.count = 7
        let screen = factory.counterFeatureFactory.makeCounterScreen(step: 1)
        XCTAssertEqual(screen.text, "7 at 0.0")
    }

    @MainActor func testTakesAMemberOfTheFeatureThatATestOverrides() async {
        let factory = LateFactory()
        let screen = factory.counterFeatureFactory.makeCounterScreen(step: 3)
        screen.tap()
        XCTAssertEqual(screen.text, "3 at 60.0")
        XCTAssertEqual(factory.countStore.count, 0)
    }
}

private class TestFactory: ModularFactory {
    override var clock: any Clock { FixedClock(date: .distantPast) }
}

/// An app whose feature has a clock and a store of its own.
private final class LateFactory: TestFactory {
    @MainActor private lazy var feature = LateFeatureFactory(makeCounterFeature())

    @MainActor override var counterFeatureFactory: CounterFeatureFactory { feature }
}

private final class LateFeatureFactory: CounterFeatureFactory {
    private let ownStore = TestStore()

    override var clock: any Clock { FixedClock(date: Date(timeIntervalSince1970: 60)) }
    override var countStore: any CountStore { ownStore }
}

private final class TestStore: CountStore {
    var count = 0
}

private struct FixedClock: Clock {
    let date: Date

    func now() -> Date { date }
}
