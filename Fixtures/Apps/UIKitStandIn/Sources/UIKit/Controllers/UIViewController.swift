@MainActor open class UIViewController: UIResponder {
    open var title: String?
    open private(set) var storyboard: UIStoryboard?
    open private(set) var viewIfLoaded: UIView?
    public let nibName: String?
    public let nibBundle: Bundle?

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
        storyboard = (coder as? SceneCoder)?.storyboard
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    open func viewDidLoad() {}
}
