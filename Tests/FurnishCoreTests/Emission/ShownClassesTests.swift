import Testing

@testable import FurnishCore

/// The classes that a storyboard shows are on the main actor, whatever is known of their superclasses.
struct ShownClassesTests {
    private static let text = """
        import Pods

        class Shop: PodViewController {
            // @Needs
            init?(coder: NSCoder, store: Store) { super.init(coder: coder) }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Cart: Shop {
            // @Needs
            init?(coder: NSCoder, store: Store, cart: Int = 0) { super.init(coder: coder, store: store) }
            required init?(coder: NSCoder) { fatalError() }
        }
        // @Provides
        final class Store {}
        final class Fade: UIStoryboardSegue {
            // @Needs
            override init(identifier: String? = nil) {}
        }
        """

    private func storyboard(_ customClass: String) -> SourceFile {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let controller = "<viewController id=\"a-1\" customClass=\"\(customClass)\" customModule=\"App\"/>"
        return SourceFile(
            path: "Main.storyboard",
            text: "<document type=\"\(type)\"><scenes><scene><objects>\(controller)"
                + "</objects></scene></scenes></document>")
    }

    private func text(showing customClass: String) throws -> String {
        let module = SourceModule(
            name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: Self.text)])
        return try #require(Generator.generate([module], storyboards: [storyboard(customClass)]).text)
    }

    @Test func aShownClassIsOnTheMainActor() throws {
        let text = try text(showing: "Shop")
        #expect(text.contains("@MainActor func makeShop(coder: NSCoder)"))
        // So is a subclass.
        #expect(text.contains("@MainActor func makeCart(coder: NSCoder)"))
        #expect(text.contains("\n    func makeStore()"))
    }

    @Test func noOtherClassIs() throws {
        let text = try text(showing: "Cart")
        #expect(text.contains("\n    func makeShop(coder: NSCoder)"))
        #expect(text.contains("@MainActor func makeCart(coder: NSCoder)"))
    }

    @Test func aSegueIsOnTheMainActor() throws {
        #expect(try text(showing: "Shop").contains("@MainActor func makeFade()"))
    }
}
