import UIKit

/// Injected by a property, which has a value all the same where nobody sets it.
final class AboutViewController: UIViewController {
    // @Needs
    var theme: any Theme = DayTheme()

    // @Needs
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "in \(theme.name)"
    }
}
