/// Reads the file as Interface Builder writes it, which Apple's tools compile and others copy. What UIKit answers with
/// an Objective-C exception stops the program here too.
@MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let document: StoryboardDocument

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let file = bundle.url(forResource: name, withExtension: "storyboard") else {
            preconditionFailure("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
        }
        do {
            document = try StoryboardDocument(contentsOf: file)
        } catch {
            preconditionFailure("\(file.path) is not a storyboard: \(error)")
        }
        self.name = name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        document.initialScene.map { instantiate($0, creator: creator) }
    }

    public func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        guard let scene = document.scene(identifier: identifier) else {
            preconditionFailure("Storyboard '\(name)' has no view controller with identifier '\(identifier)'")
        }
        return instantiate(scene, creator: creator)
    }

    /// A creator that returns nil leaves the controller to its `init(coder:)`, as no creator at all does.
    private func instantiate<ViewController>(
        _ scene: StoryboardDocument.Scene, creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController where ViewController: UIViewController {
        let coder = SceneCoder(storyboard: self)
        let type = scene.controllerType
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            preconditionFailure("\(type).init(coder:) returned nil")
        }
        guard controller.isKind(of: type), let controller = controller as? ViewController else {
            preconditionFailure("\(controller) is neither a \(type) nor a \(ViewController.self)")
        }
        return controller
    }
}
