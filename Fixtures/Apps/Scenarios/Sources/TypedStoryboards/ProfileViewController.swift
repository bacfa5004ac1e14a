import UIKit

/// Injected through its initializer. Opens the settings by a segue, whose action asks the factory.
final class ProfileViewController: UIViewController {
    let user: User
    private let analytics: Analytics
    private let makeSettings: (NSCoder) -> SettingsViewController?

    // @Needs(given: user)
    init?(
        coder: NSCoder, user: User, analytics: Analytics,
        makeSettings: @escaping (NSCoder) -> SettingsViewController?
    ) {
        self.user = user
        self.analytics = analytics
        self.makeSettings = makeSettings
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = user.name
        analytics.recordScreen("profile")
    }

    @IBSegueAction func makeSettings(_ coder: NSCoder) -> SettingsViewController? {
        makeSettings(coder)
    }
}
