import UIKit

final class DetailViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, title: String = "") {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class ForgottenViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, title: String = "") {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}
