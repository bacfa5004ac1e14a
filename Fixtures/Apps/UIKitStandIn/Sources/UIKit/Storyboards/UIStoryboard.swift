/// Reads the file as Interface Builder writes it, which Apple's tools compile and others copy. What UIKit answers with
/// an Objective-C exception stops the program here too.
@MainActor open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle
    private let document: StoryboardDocument

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        bundle = storyboardBundleOrNil ?? .main
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
        let coder = SceneCoder(storyboard: self, scene: scene)
        let type = scene.controllerType
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            preconditionFailure("\(type).init(coder:) returned nil")
        }
        guard controller.isKind(of: type), let controller = controller as? ViewController else {
            preconditionFailure("\(controller) is neither a \(type) nor a \(ViewController.self)")
        }
        for segue in scene.segues where segue.kind == "relationship" {
            controller.relate(
                to: instantiateDestination(of: segue, from: controller, sender: nil), as: segue.relationship)
        }
        return controller
    }

    // MARK: Segues

    /// Makes the controller that a segue leads to: by the source's segue action, or by `init(coder:)`.
    func instantiateDestination(
        of segue: StoryboardDocument.Segue, from source: UIViewController, sender: Any?
    ) -> UIViewController {
        guard let scene = document.scene(id: segue.destination) else {
            preconditionFailure("Storyboard '\(name)' has no view controller '\(segue.destination)'")
        }
        let (storyboard, destination) = resolve(scene)
        return storyboard.instantiate(destination) { coder in
            segue.creationSelector.flatMap { selector in
                SegueActions.call(selector, of: source, coder: coder, sender: sender, segueIdentifier: segue.identifier)
            }
        }
    }

    /// Follows a reference to another storyboard.
    private func resolve(_ scene: StoryboardDocument.Scene) -> (UIStoryboard, StoryboardDocument.Scene) {
        guard let reference = scene.reference else { return (self, scene) }
        let bundle = reference.bundleIdentifier.flatMap(Bundle.init(identifier:)) ?? bundle
        let storyboard = reference.storyboardName.map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        let target =
            reference.identifier.map { storyboard.document.scene(identifier: $0) } ?? storyboard.document.initialScene
        guard let target else {
            preconditionFailure("Storyboard '\(storyboard.name)' has no scene '\(reference.identifier ?? "initial")'")
        }
        return storyboard.resolve(target)
    }
}
