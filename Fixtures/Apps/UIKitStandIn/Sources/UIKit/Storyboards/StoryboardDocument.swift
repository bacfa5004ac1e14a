/// The scenes of a storyboard file.
struct StoryboardDocument {
    struct Scene {
        /// The identity of its controller, which is what the file's references name.
        let id: String
        let identifier: String?
        let customClass: String?
        let customModule: String?
    }

    var initialSceneID: String?
    var scenes: [Scene] = []

    var initialScene: Scene? { scenes.first { $0.id == initialSceneID } }

    func scene(identifier: String) -> Scene? {
        scenes.first { $0.identifier == identifier }
    }
}

extension StoryboardDocument.Scene {
    /// The class by the name it has at run time, as UIKit finds it.
    var controllerType: UIViewController.Type {
        guard let customClass else { return UIViewController.self }
        let name = customModule.map { "\($0).\(customClass)" } ?? customClass
        guard let type = NSClassFromString(name) as? UIViewController.Type else {
            preconditionFailure("Unknown class \(name) in Interface Builder file")
        }
        return type
    }
}
