import Core
import CounterFeature
import Foundation
import XCTest

@testable import Modular

/// The app replaces its clock and the feature as a whole. What is live in the feature is the feature's own concern.
final class FakeTests: XCTestCase {
    @MainActor func testRunsWithoutTheOutside() async {
        let lines = fake().makeApp().run()
        XCTAssertEqual(lines.first, "Modular with analytics")
        XCTAssertTrue(lines.contains("Round: won"))
    }

    @MainActor func testOverridesAMemberOfTheApp() async {
        final class Staging: FakeModularFactory {
            override var server: any Server { StubServer() }
        }
        let factory = Staging(clock: FixedClock(), counterFeatureFactory: feature())
        XCTAssertTrue(factory.makeApp().run().contains("Server: stub"))
    }

    @MainActor private func fake() -> FakeModularFactory {
        FakeModularFactory(clock: FixedClock(), counterFeatureFactory: feature())
    }

    /// The feature brings its own fake for what only it knows, so the app passes nothing for it.
    @MainActor private func feature() -> FakeCounterFeatureFactory {
        FakeCounterFeatureFactory(
            CounterFeature(
                clock: FixedClock(), store: MemoryCountStore(), configuration: Configuration(), onCount: { _ in }))
    }
}

private struct StubServer: Server {
    let name = "stub"
}

private struct FixedClock: Clock {
    func now() -> Date { .distantPast }
}
