@MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
        }
    }

    open var selectedIndex = 0

    open var selectedViewController: UIViewController? {
        children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        selectedViewController?.loadViewIfNeeded()
    }

    override func relate(to controller: UIViewController, as relationship: String?) {
        guard relationship == "viewControllers" else { return super.relate(to: controller, as: relationship) }
        addChild(controller)
    }
}
