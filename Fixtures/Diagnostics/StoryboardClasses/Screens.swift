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

/// Made in code, and shown in a scene by mistake.
final class CodeViewController: UIViewController {
    // @Needs
    init(library: Library) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@objc(Legacy)
final class LegacyViewController: UIViewController {
    // @Needs
    init(library: Library) {
        super.init(nibName: nil, bundle: nil)
    }

    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class CoverCell: UITableViewCell {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class BadgeView: UIView {
    // @Needs(given: frame)
    init(frame: CGRect, library: Library) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// In no scene.
class ForgottenViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class LeftPanelController: UIViewController {}

final class LeftPanesController: UIViewController {}
