/// What one storyboard file says of classes: its scenes' controllers, the ways between them, and what else has a class of
/// its own. Views and their layout are nobody's business here.
struct Storyboard {
    enum Framework {
        case uiKit, appKit

        /// The class of a storyboard.
        var storyboardClass: String { self == .uiKit ? "UIStoryboard" : "NSStoryboard" }
    }

    /// A class that an element is given.
    struct CustomClass {
        let name: XMLText
        /// As it is written; nil of a class that has its Objective-C name.
        let module: String?
        /// The class is one of the target's that the file is compiled in, whatever the module was once called.
        let isOfTarget: Bool
    }

    /// What a scene shows.
    struct Controller {
        /// What segues name it by.
        let id: String
        let scene: Int
        /// Where its tag begins, in UTF-8 bytes.
        let offset: UInt32
        let customClass: CustomClass?
        let identifier: XMLText?
        /// Where it stands for a controller of another storyboard.
        let reference: Reference?
    }

    struct Reference {
        /// Nil for one in the same file.
        let storyboardName: XMLText?
        /// Nil for the initial controller.
        let identifier: XMLText?
        /// It is looked for in a bundle of its own, which is not in view.
        let isInOtherBundle: Bool
    }

    /// A segue, an embedded controller or a relationship.
    struct Segue {
        let scene: Int
        let destination: String
        /// Where its tag begins, in UTF-8 bytes.
        let offset: UInt32
        /// The Objective-C name of the segue action that makes the destination.
        let selector: XMLText?
        /// It goes back to a controller that is there already.
        let isUnwind: Bool
    }

    /// A class of something that is no scene's controller.
    struct CustomElement {
        let customClass: CustomClass
        /// A view, a cell or another thing that `init(coder:)` makes; otherwise a mere object, or the class of a segue.
        let isView: Bool
    }

    /// An attribute that a container for run-time injection reads.
    struct Leftover {
        let keyPath: XMLText
        /// A row of `controllers`.
        let controller: Int
    }

    let source: SourceFile
    /// The file's name without its extension, which references name it by. One that is only for an iPhone or an iPad is
    /// found under the name without that.
    let name: String
    /// Nil of a file that is no storyboard of a framework with segue actions.
    var framework: Framework?
    var initialID: String?
    private(set) var controllers: [Controller] = []
    /// Rows of `controllers`: by what segues name them by, by identifier (the first of each), and by scene.
    private var rowOfID: [String: Int] = [:]
    private var rowOfIdentifier: [String: Int] = [:]
    private var rowOfScene: [Int: Int] = [:]
    var segues: [Segue] = []
    var elements: [CustomElement] = []
    var leftovers: [Leftover] = []
    /// The file cannot be read: Interface Builder's compiler will say why, and nothing in it is an error of ours.
    var isBroken = false

    init(source: SourceFile) {
        self.source = source
        name = Self.name(source.path)
    }

    private static func name(_ path: String) -> String {
        var name = path[...]
        if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { name = name[name.index(after: slash)...] }
        for ending in [".storyboard", "~iphone", "~ipad"] where name.hasSuffix(ending) {
            name = name.dropLast(ending.count)
        }
        return String(name)
    }

    mutating func add(_ controller: Controller) {
        let row = controllers.count
        controllers.append(controller)
        if rowOfID[controller.id] == nil { rowOfID[controller.id] = row }
        if rowOfScene[controller.scene] == nil { rowOfScene[controller.scene] = row }
        if let identifier = controller.identifier, rowOfIdentifier[identifier.text] == nil {
            rowOfIdentifier[identifier.text] = row
        }
    }

    // MARK: Asking

    /// Every class that is named anywhere in the file.
    var customClasses: [CustomClass] { controllers.compactMap(\.customClass) + elements.map(\.customClass) }

    /// The classes between which segue actions stand.
    var classesOfActions: [CustomClass] {
        segues.filter { $0.selector != nil }.flatMap { [source(of: $0), destination(of: $0)] }
            .compactMap { $0?.customClass }
    }

    var initialController: Controller? { initialID.flatMap { rowOfID[$0] }.map { controllers[$0] } }

    func controller(identifier: String) -> Controller? { rowOfIdentifier[identifier].map { controllers[$0] } }

    /// The controller in whose scene a segue stands, which is the one that is asked for the destination.
    func source(of segue: Segue) -> Controller? { rowOfScene[segue.scene].map { controllers[$0] } }

    func destination(of segue: Segue) -> Controller? { rowOfID[segue.destination].map { controllers[$0] } }

    func location(_ offset: UInt32) -> Location { Location(source, offset) }

    func location(_ text: XMLText) -> Location { Location(source, text.offset) }
}
