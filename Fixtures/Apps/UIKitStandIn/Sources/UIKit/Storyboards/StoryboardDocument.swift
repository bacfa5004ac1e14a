/// The scenes of a storyboard file.
struct StoryboardDocument {
    /// A way from a scene's controller to another.
    struct Segue {
        let kind: String
        /// The identity of the controller it leads to.
        let destination: String
        let identifier: String?
        let relationship: String?
        /// The Objective-C name of the source's method that makes the destination.
        let creationSelector: String?
        let customClass: String?
        let customModule: String?
    }

    /// What a reference to another storyboard says.
    struct Reference {
        let storyboardName: String?
        let identifier: String?
        let bundleIdentifier: String?
    }

    struct Scene {
        /// The identity of its controller, which is what the file's references name.
        let id: String
        /// The name of its controller's element, which tells the class where none is named.
        let element: String
        let identifier: String?
        let customClass: String?
        let customModule: String?
        let reference: Reference?
        var segues: [Segue] = []
    }

    var initialSceneID: String?
    var scenes: [Scene] = []

    var initialScene: Scene? { scenes.first { $0.id == initialSceneID } }

    func scene(identifier: String) -> Scene? {
        scenes.first { $0.identifier == identifier }
    }

    func scene(id: String) -> Scene? {
        scenes.first { $0.id == id }
    }
}

extension StoryboardDocument.Scene {
    /// The class by the name it has at run time, as UIKit finds it.
    @MainActor var controllerType: UIViewController.Type {
        guard let customClass else { return frameworkType }
        let name = customModule.map { "\($0).\(customClass)" } ?? customClass
        guard let type = NSClassFromString(name) as? UIViewController.Type else {
            preconditionFailure("Unknown class \(name) in Interface Builder file")
        }
        return type
    }

    @MainActor private var frameworkType: UIViewController.Type {
        switch element {
        case "viewController": UIViewController.self
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        default: preconditionFailure("the stand-in has no class for <\(element)>")
        }
    }
}
