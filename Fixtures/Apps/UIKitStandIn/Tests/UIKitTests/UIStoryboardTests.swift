import UIKit
import XCTest

final class UIStoryboardTests: XCTestCase {
    @MainActor func testOpensTheInitialControllerWithWhatTheCreatorMakes() async {
        let animal = storyboard.instantiateInitialViewController { AnimalViewController(coder: $0, name: "dog") }
        XCTAssertEqual(animal?.name, "dog")
        XCTAssertNotNil(animal?.storyboard)
    }

    @MainActor func testOpensAControllerByItsIdentifier() async {
        let animal = storyboard.instantiateViewController(identifier: "Cat") {
            AnimalViewController(coder: $0, name: "cat")
        }
        XCTAssertEqual(animal.name, "cat")
    }

    @MainActor func testFallsBackToTheCoderInitializerOfTheCustomClass() async {
        let animal: AnimalViewController = storyboard.instantiateViewController(identifier: "Cat") { _ in nil }
        XCTAssertEqual(animal.name, "nameless")
        XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "Cat") is AnimalViewController)
    }

    @MainActor func testOpensAPlainControllerWhereNoClassIsNamed() async {
        XCTAssertTrue(type(of: storyboard.instantiateViewController(withIdentifier: "Plain")) == UIViewController.self)
    }

    @MainActor func testLoadsTheViewOnce() async {
        let animal = AnimalViewController(nibName: nil, bundle: nil)
        XCTAssertFalse(animal.isViewLoaded)
        animal.loadViewIfNeeded()
        XCTAssertTrue(animal.view === animal.viewIfLoaded)
        XCTAssertEqual(animal.loads, 1)
    }

    @MainActor private var storyboard: UIStoryboard { UIStoryboard(name: "Animals", bundle: .module) }
}

final class AnimalViewController: UIViewController {
    let name: String
    private(set) var loads = 0

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        name = "nameless"
        super.init(coder: coder)
    }

    override init(nibName: String?, bundle: Bundle?) {
        name = "nameless"
        super.init(nibName: nibName, bundle: bundle)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
    }
}
