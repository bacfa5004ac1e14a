@MainActor open class UIViewController: UIResponder {
    open var title: String?
    open private(set) var storyboard: UIStoryboard?
    open private(set) var viewIfLoaded: UIView?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    public let nibName: String?
    public let nibBundle: Bundle?
    private var segues: [StoryboardDocument.Segue] = []

    open var isViewLoaded: Bool { viewIfLoaded != nil }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        let coder = coder as? SceneCoder
        storyboard = coder?.storyboard
        segues = coder?.scene.segues ?? []
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Views

    /// The embedded controllers of a scene are there before `viewDidLoad`.
    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        loadView()
        for segue in segues where segue.kind == "embed" { perform(segue, sender: nil) }
        viewDidLoad()
    }

    open func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    open func viewDidLoad() {}

    // MARK: Containers

    open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

    private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var next = parent
        while let controller = next {
            if let container = controller as? Container { return container }
            next = controller.parent
        }
        return nil
    }

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func didMove(toParent parent: UIViewController?) {}

    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Takes a controller that a relationship of the storyboard names.
    func relate(to controller: UIViewController, as relationship: String?) {
        preconditionFailure("the stand-in's \(type(of: self)) has no relationship '\(relationship ?? "")'")
    }

    // MARK: Presenting

    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigationController else { return present(vc, animated: true) }
        navigationController.pushViewController(vc, animated: true)
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil {
            return presentingViewController?.dismiss(animated: flag, completion: completion) ?? ()
        }
        presentedViewController = nil
        completion?()
    }

    // MARK: Segues

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else {
            preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        perform(segue, sender: sender)
    }

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    private func perform(_ segue: StoryboardDocument.Segue, sender: Any?) {
        guard let storyboard else { return }
        let destination = storyboard.instantiateDestination(of: segue, from: self, sender: sender)
        let prepared = segue.makeSegue(source: self, destination: destination)
        prepare(for: prepared, sender: sender)
        prepared.perform()
    }
}
