import UIKit
import XCTest

@testable import CoderInitializers

final class CoderInitializersTests: XCTestCase {
    @MainActor func testLoadsThroughTheStoryboardsInitialScene() async throws {
        let list = CoderInitializersFactory().makeListViewController(from: .main)
        try await list.viewModel.load()
        XCTAssertEqual(list.viewModel.articles.map(\.title), ["Tea", "Toast"])
    }

    @MainActor func testHandsTheMockToBothScreens() async throws {
        registerSegueActions()
        let factory = MockFactory()
        let list = factory.makeListViewController(from: .main)
        try await list.viewModel.load()

        list.performSegue(withIdentifier: "detail", sender: list.viewModel.articles.first)
        let detail = try XCTUnwrap(list.presentedViewController as? DetailViewController)
        XCTAssertEqual(detail.title, "mock")
        try await detail.viewModel.loadRelated()
        XCTAssertEqual(factory.mock.paths, ["latest", "related/mock"])
    }

    @MainActor private func registerSegueActions() {
        #if os(Linux) || os(macOS)
            SegueActions.register("makeDetail:sender:segueIdentifier:") {
                (list: ListViewController, coder, sender, identifier) in
                list.makeDetail(coder, sender: sender, segueIdentifier: identifier)
            }
        #endif
    }
}

private final class MockFactory: CoderInitializersFactory {
    let mock = MockNetworkManager()

    override var networkManagerProtocol: any NetworkManagerProtocol { mock }
}

private final class MockNetworkManager: NetworkManagerProtocol {
    let session = "no session at all"
    private(set) var paths: [String] = []

    func load(_ path: String) async throws -> [Article] {
        paths.append(path)
        return [Article(title: "mock", text: "")]
    }
}
