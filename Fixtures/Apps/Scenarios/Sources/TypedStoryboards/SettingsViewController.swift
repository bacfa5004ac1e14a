import UIKit

/// Injected by a method, as an `Injectable` was: only that nobody can forget to call it.
final class SettingsViewController: UIViewController {
    private(set) var themeName = ""
    private var analytics: Analytics?

    // @Needs
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // @Needs
    func configure(theme: any Theme, analytics: Analytics) {
        themeName = theme.name
        self.analytics = analytics
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = themeName
        analytics?.recordScreen("settings")
    }
}
