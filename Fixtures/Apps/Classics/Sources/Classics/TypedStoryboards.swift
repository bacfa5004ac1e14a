import UIKit

extension UIStoryboard {
    static let bundle = Bundle.module

    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }
}

struct Theme {
    let name: String
}

final class Analytics {
    var screens: [String] = []
}

/// Opens the scene that is named after the class.
@MainActor
struct TypedStoryboard<Controller: UIViewController> {
    func instantiate(_ configure: (Controller) -> Void) -> Controller {
        let identifier = String(describing: Controller.self)
        let controller = UIStoryboard.main.instantiateViewController(withIdentifier: identifier) as! Controller
        configure(controller)
        return controller
    }
}

@MainActor
protocol Injectable {
    associatedtype Dependency

    func inject(_ dependency: Dependency)
    func assertDependencies()
}

final class SettingsViewController: UIViewController, Injectable {
    private(set) var theme: Theme!
    private(set) var analytics: Analytics!

    func inject(_ dependency: (theme: Theme, analytics: Analytics)) {
        theme = dependency.theme
        analytics = dependency.analytics
    }

    func assertDependencies() {
        assert(theme != nil && analytics != nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        assertDependencies()
    }
}

@MainActor
func openSettings(_ theme: Theme, _ analytics: Analytics) -> SettingsViewController {
    TypedStoryboard<SettingsViewController>().instantiate { settings in
        settings.inject((theme, analytics))
    }
}
