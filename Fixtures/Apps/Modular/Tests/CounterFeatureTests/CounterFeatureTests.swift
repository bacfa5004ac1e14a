import Core
import Foundation
import XCTest

@testable import CounterFeature

/// The feature's own tests see what it keeps to itself, and may override that. Other modules cannot, so the feature's fake serves.
private final class CountedFeatureFactory: FakeCounterFeatureFactory {
    let counted = CountedHaptics()

    override var haptics: any Haptics { counted }
}

final class CounterFeatureTests: XCTestCase {
    @MainActor func testAnswersEachTap() async {
        let factory = CountedFeatureFactory(feature())
        let screen = factory.makeCounterScreen(step: 2)
        screen.tap()
        screen.tap()
        XCTAssertEqual(factory.counted.count, 2)
        XCTAssertEqual(screen.text, "4 at 0.0")
    }

    /// A round makes its screens from the factory that made it.
    @MainActor func testAnswersEachTapOfARound() async {
        let factory = CountedFeatureFactory(feature())
        factory.makeRoundFactory(Round(goal: 1)).makeRoundScreen().tap()
        XCTAssertEqual(factory.counted.count, 1)
    }

    @MainActor func testOverridesOneMember() async {
        final class FullStore: FakeCounterFeatureFactory {
            private let full = MemoryCountStore()

            override var countStore: any CountStore {
                full.count = 99
                return full
            }
        }
        XCTAssertEqual(FullStore(feature()).makeCounterScreen(step: 1).text, "99 at 0.0")
    }

    @MainActor private func feature() -> CounterFeature {
        CounterFeature(
            clock: FixedClock(), store: MemoryCountStore(), configuration: Configuration(), onCount: { _ in })
    }
}

private final class CountedHaptics: Haptics {
    var count = 0

    func answer() { count += 1 }
}

private struct FixedClock: Clock {
    func now() -> Date { Date(timeIntervalSince1970: 0) }
}
