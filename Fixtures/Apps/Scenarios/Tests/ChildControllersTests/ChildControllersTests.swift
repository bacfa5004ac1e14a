import UIKit
import XCTest

@testable import ChildControllers

final class ChildControllersTests: XCTestCase {
    @MainActor func testOpensOneClassInTwoScenes() async {
        let factory = ChildControllersFactory()
        let cat = factory.makeAnimalAsCat(from: .main, name: "Mimi")
        let dog = factory.makeAnimalAsDog(from: .main, name: "Hachi")
        XCTAssertEqual([cat.animal.sound, dog.animal.sound], ["Meow", "Bow wow"])
    }

    @MainActor func testInjectsEmbeddedChildren() async throws {
        registerSegueActions()
        let dog = ChildControllersFactory().makeAnimalAsDog(from: .main, name: "Hachi")
        dog.loadViewIfNeeded()
        let plate = try XCTUnwrap(dog.children.first as? NameplateViewController)
        XCTAssertEqual(plate.label.text, "Hachi: Bow wow")
    }

    @MainActor func testInjectsTheControllersOfTabs() async throws {
        registerSegueActions()
        let tabs = ChildControllersFactory().makeTabsViewController(from: .main)
        let cat = try XCTUnwrap(tabs.viewControllers?.first as? AnimalViewController)
        XCTAssertEqual(cat.animal, Animal(name: "Mimi", sound: "Meow"))
    }

    @MainActor func testInjectsWhatANavigationControllerPushes() async throws {
        registerSegueActions()
        let tabs = SilentFactory().makeTabsViewController(from: .main)
        let navigation = try XCTUnwrap(tabs.viewControllers?.last as? ListNavigationController)
        let list = try XCTUnwrap(navigation.topViewController as? ListViewController)
        list.open("Hachi")
        let dog = try XCTUnwrap(navigation.topViewController as? AnimalViewController)
        XCTAssertEqual((dog.children.first as? NameplateViewController)?.label.text, "Hachi: …")
    }

    /// Without an Objective-C runtime, nothing finds a segue action by its selector.
    @MainActor private func registerSegueActions() {
        #if os(Linux) || os(macOS)
            SegueActions.register("makeCat:") { (tabs: TabsViewController, coder, _, _) in tabs.makeCat(coder) }
            SegueActions.register("makeList:") { (tabs: TabsViewController, coder, _, _) in tabs.makeList(coder) }
            SegueActions.register("makeRoot:") { (list: ListNavigationController, coder, _, _) in
                list.makeRoot(coder)
            }
            SegueActions.register("makeAnimal:sender:") { (list: ListViewController, coder, sender, _) in
                list.makeAnimal(coder, sender: sender)
            }
            SegueActions.register("makeNameplate:") { (animal: AnimalViewController, coder, _, _) in
                animal.makeNameplate(coder)
            }
        #endif
    }
}

private final class SilentFactory: ChildControllersFactory {
    override var shelter: any Shelter { SilentShelter() }
}

private struct SilentShelter: Shelter {
    func animal(named name: String) -> Animal { Animal(name: name, sound: "…") }
}
