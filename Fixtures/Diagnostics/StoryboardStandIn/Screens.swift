import UIKit

// @Provides(once)
final class Library {}

final class DetailViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class ForgottenViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class ListViewController: UIViewController {
    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? { nil }
}
