/// The classes in a storyboard: its scenes' controllers, the segues between them, and other elements with a custom
/// class. Views and layout are ignored.
package struct Storyboard {
    enum Framework {
        case uiKit, appKit

        var storyboardClass: String { self == .uiKit ? "UIStoryboard" : "NSStoryboard" }
    }

    package struct CustomClass {
        let name: XMLText
        /// The module as it is written; nil if the class is named by its Objective-C name.
        let module: String?
        /// Whether the class belongs to the target that compiles the file, whatever module is written.
        let isOfTarget: Bool
    }

    /// The controller of a scene.
    package struct Controller {
        /// The identifier that segues refer to.
        package let id: String
        let scene: Int
        /// The offset of its tag, in UTF-8 bytes, 0-based.
        let offset: UInt32
        package let customClass: CustomClass?
        package let identifier: XMLText?
        /// Whether it shows other controllers by segues of its own.
        let isContainer: Bool
        /// Set if it refers to a controller in another storyboard.
        let reference: Reference?
    }

    struct Reference {
        /// Nil for a controller in the same file.
        let storyboardName: XMLText?
        /// Nil for the initial controller.
        let identifier: XMLText?
        /// Whether it is in another bundle, whose storyboards are not in view.
        let isInOtherBundle: Bool
    }

    /// A segue, an embedded controller or a relationship.
    struct Segue {
        let scene: Int
        let destination: String
        /// The offset of its tag, in UTF-8 bytes, 0-based.
        let offset: UInt32
        /// The selector of the segue action that makes the destination.
        let selector: XMLText?
        /// Whether it returns to an existing controller.
        let isUnwind: Bool
    }

    /// An element with a custom class that is not a scene's controller.
    package struct CustomElement {
        package let customClass: CustomClass
        /// The labels of the initializer that makes it: `coder` for a view or a cell, other ones for a window or the class of a
        /// segue, and none for a plain object.
        let labels: [String]

        var isView: Bool { labels == ["coder"] }
    }

    /// A user-defined attribute that another injection tool reads at run time.
    struct Leftover {
        let keyPath: XMLText
        let controller: Int
    }

    let source: SourceFile
    /// Nil if the file is not a storyboard of a framework with segue actions.
    var framework: Framework?
    package internal(set) var initialID: String?
    package internal(set) var controllers: [Controller] = []
    var segues: [Segue] = []
    package var elements: [CustomElement] = []
    var leftovers: [Leftover] = []
    /// Whether the file is not valid. Interface Builder's compiler reports why, and Furnish reports nothing in it.
    var isBroken = false
    /// Where a file says that it is no storyboard: at its document, which has another type or none, or at its start.
    var otherDocument: UInt32?

    /// The file's name without its extension, which references use. `~iphone` or `~ipad` at its end is left out.
    package var name: String {
        var name = FilePath.name(source.path)
        for ending in [".storyboard", "~iphone", "~ipad"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return name
    }

    /// The system's classes whose extensions may open scenes.
    static let classesOfSystem: [String] = [
        "NSObject", "NSResponder", "NSStoryboard", "NSViewController", "UIResponder", "UIStoryboard",
        "UIViewController",
    ]

    // MARK: Queries

    package var customClasses: [CustomClass] { controllers.compactMap(\.customClass) + elements.map(\.customClass) }

    /// Those of controllers, views and cells.
    var shownClasses: [CustomClass] {
        controllers.compactMap(\.customClass) + elements.filter(\.isView).map(\.customClass)
    }

    var initialController: Controller? { initialID.flatMap(controller(id:)) }

    func controller(identifier: String) -> Controller? {
        controllers.first { $0.identifier.map { Spelling($0.text) } == Spelling(identifier) }
    }

    private func controller(id: String) -> Controller? { controllers.first { $0.id == id } }

    /// The controller of the segue's scene, which makes the destination.
    func source(of segue: Segue) -> Controller? { controllers.first { $0.scene == segue.scene } }

    func destination(of segue: Segue) -> Controller? { controller(id: segue.destination) }

    func location(_ offset: UInt32) -> Location { Location(source, offset) }

    func location(_ text: XMLText) -> Location { Location(source, text.offset) }
}
