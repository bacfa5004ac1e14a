import UIKit
import XCTest

final class UIStoryboardSegueTests: XCTestCase {
    @MainActor func testFillsContainersByTheirRelationships() async throws {
        let tabs = try open()
        XCTAssertEqual(tabs.viewControllers?.count, 2)
        XCTAssertTrue((tabs.viewControllers?.first as? UINavigationController)?.topViewController is ShopViewController)
    }

    @MainActor func testFollowsReferencesToOtherStoryboards() async throws {
        XCTAssertTrue(try open().viewControllers?.last is AnimalViewController)
    }

    @MainActor func testEmbedsWhatTheSegueActionMakesBeforeTheViewHasLoaded() async throws {
        let shop = try openShop()
        XCTAssertTrue(shop.children.isEmpty)
        shop.loadViewIfNeeded()
        XCTAssertEqual((shop.children.first as? ProductViewController)?.product, "price")
        XCTAssertEqual(shop.childrenWhenLoaded, 1)
    }

    @MainActor func testHandsTheSegueActionItsSenderAndIdentifierAndPreparesAfterwards() async throws {
        let shop = try openShop()
        shop.performSegue(withIdentifier: "tap", sender: "tea")
        let pushed = shop.navigationController?.topViewController as? ProductViewController
        XCTAssertEqual(pushed?.product, "tea tap")
        XCTAssertEqual(shop.prepared, ["tap"])
        XCTAssertTrue(pushed?.navigationController === shop.navigationController)

        shop.navigationController?.popViewController(animated: false)
        XCTAssertTrue(shop.navigationController?.topViewController === shop)
    }

    @MainActor func testMakesADestinationFromItsCoderWhereThereIsNoSegueAction() async throws {
        let shop = try openShop()
        shop.performSegue(withIdentifier: "present", sender: nil)
        XCTAssertEqual((shop.presentedViewController as? ProductViewController)?.product, "nothing")

        shop.presentedViewController?.dismiss(animated: false)
        XCTAssertNil(shop.presentedViewController)
    }

    @MainActor func testPerformsCustomSegues() async throws {
        let shop = try openShop()
        let navigation = try XCTUnwrap(shop.navigationController)
        shop.performSegue(withIdentifier: "custom", sender: nil)
        XCTAssertTrue(navigation.topViewController is ProductViewController)
        XCTAssertNil(shop.navigationController)
    }

    @MainActor private func open() throws -> UITabBarController {
        SegueActions.register("makePrice:") { (shop: ShopViewController, coder, _, _) in shop.makePrice(coder) }
        SegueActions.register("makeProduct:sender:segueIdentifier:") {
            (shop: ShopViewController, coder, sender, identifier) in
            shop.makeProduct(coder, sender: sender, segueIdentifier: identifier)
        }
        let storyboard = UIStoryboard(name: "Shop", bundle: .module)
        return try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
    }

    @MainActor private func openShop() throws -> ShopViewController {
        let navigation = try XCTUnwrap(try open().viewControllers?.first as? UINavigationController)
        // A child does not keep its container.
        kept.append(navigation)
        return try XCTUnwrap(navigation.topViewController as? ShopViewController)
    }

    @MainActor private lazy var kept: [UIViewController] = []
}

final class ShopViewController: UIViewController {
    private(set) var prepared: [String?] = []
    private(set) var childrenWhenLoaded = 0

    @IBSegueAction func makePrice(_ coder: NSCoder) -> ProductViewController? {
        ProductViewController(coder: coder, product: "price")
    }

    @IBSegueAction func makeProduct(
        _ coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> ProductViewController? {
        ProductViewController(coder: coder, product: "\(sender ?? "") \(segueIdentifier ?? "")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        childrenWhenLoaded = children.count
    }
}

final class ProductViewController: UIViewController {
    let product: String

    init?(coder: NSCoder, product: String) {
        self.product = product
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        product = "nothing"
        super.init(coder: coder)
    }
}

/// Puts the destination in the place of the source.
final class SwapSegue: UIStoryboardSegue {
    override func perform() {
        source.navigationController?.viewControllers = [destination]
    }
}
