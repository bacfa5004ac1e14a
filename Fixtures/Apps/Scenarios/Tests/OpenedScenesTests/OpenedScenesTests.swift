import UIKit
import XCTest

@testable import OpenedScenes

/// Controllers whose initializers `fix` wrote, opened as the app opens them.
final class OpenedScenesTests: XCTestCase {
    private let factory = OpenedScenesFactory()

    @MainActor func testASubclassGetsWhatItsBaseClassNeeds() async {
        let home = factory.makeHomeViewController(from: .main)
        home.loadViewIfNeeded()
        XCTAssertTrue(home.client === factory.client)
        XCTAssertEqual(factory.client.requests, 1)
    }

    @MainActor func testASegueActionMakesItsDestination() async throws {
        #if os(Linux) || os(macOS)
            SegueActions.register("makeSettings:") { (home: HomeViewController, coder, _, _) in
                home.makeSettings(coder)
            }
        #endif
        let home = factory.makeHomeViewController(from: .main)
        let navigation = UINavigationController(rootViewController: home)
        home.performSegue(withIdentifier: "settings", sender: nil)
        let settings = try XCTUnwrap(navigation.topViewController as? SettingsViewController)
        XCTAssertTrue(settings.client === factory.client)
    }

    @MainActor func testASubclassOfAGenericBaseClassGetsItsModel() async {
        XCTAssertEqual(factory.makeProfileViewController(from: .main).model.name, "Ada")
    }

    @MainActor func testAWeakPropertyIsPassed() async {
        final class Owner: Closing {
            func close() {}
        }
        let owner = Owner()
        let detail = factory.makeDetailViewController(from: .main, closing: owner)
        XCTAssertTrue(detail.closing === owner)
    }
}
