import UIKit
import XCTest

@testable import TypedStoryboards

final class TypedStoryboardsTests: XCTestCase {
    @MainActor func testOpensTheInitialSceneWithWhatItIsGiven() async {
        let factory = TypedStoryboardsFactory()
        let profile = factory.makeProfileViewController(from: .main, user: User(name: "Ada"))
        profile.loadViewIfNeeded()
        XCTAssertEqual(profile.title, "Ada")
        XCTAssertEqual(factory.analytics.screens, ["profile"])
    }

    @MainActor func testCallsTheMethodOnEachNewController() async {
        let settings = TypedStoryboardsFactory().makeSettingsViewController(from: .main)
        XCTAssertEqual(settings.themeName, "day")
    }

    @MainActor func testSetsThePropertyOfEachNewController() async {
        let about = NightFactory().makeAboutViewController(from: .main)
        about.loadViewIfNeeded()
        XCTAssertEqual(about.title, "in night")
    }

    @MainActor func testReachesWhatASegueOpens() async throws {
        #if os(Linux) || os(macOS)
            SegueActions.register("makeSettings:") { (profile: ProfileViewController, coder, _, _) in
                profile.makeSettings(coder)
            }
        #endif
        let factory = NightFactory()
        let profile = factory.makeProfileViewController(from: .main, user: User(name: "Ada"))
        profile.loadViewIfNeeded()
        profile.performSegue(withIdentifier: "settings", sender: nil)
        let settings = try XCTUnwrap(profile.presentedViewController as? SettingsViewController)
        XCTAssertEqual(settings.title, "night")
        XCTAssertEqual(factory.analytics.screens, ["profile", "settings"])
    }
}

private final class NightFactory: TypedStoryboardsFactory {
    override func makeTheme() -> any Theme { NightTheme() }
}

private struct NightTheme: Theme {
    let name = "night"
}
