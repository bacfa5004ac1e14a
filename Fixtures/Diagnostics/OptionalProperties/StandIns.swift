// Stand-ins for UIKit, so that the completed classes can be compiled and run.

class NSCoder {}
struct Bundle {}
struct CGRect {
    static let zero = CGRect()
}

@MainActor class UIViewController {
    let nibName: String?
    var title: String?

    init(nibName: String?, bundle: Bundle?) { self.nibName = nibName }
    required init?(coder: NSCoder) { nibName = "coder" }
    func viewDidLoad() {}
}

@MainActor class UIView {
    init(frame: CGRect) {}
    required init?(coder: NSCoder) {}
}

@MainActor class UIStoryboard {
    func instantiateInitialViewController<Controller: UIViewController>(
        creator: (NSCoder) -> Controller?
    ) -> Controller? {
        creator(NSCoder())
    }
}
