import UIKit
import XCTest

final class UIControlTests: XCTestCase {
    @MainActor func testSendsAnActionForItsEventsOnly() async {
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        XCTAssertEqual(taps, 1)
    }

    @MainActor func testReplacesAnActionOfTheSameIdentifier() async {
        let button = UIButton(type: .system)
        var handled: [String] = []
        for name in ["first", "second"] {
            let action = UIAction(identifier: UIAction.Identifier("tap")) { _ in handled.append(name) }
            button.addAction(action, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(handled, ["second"])
    }
}
