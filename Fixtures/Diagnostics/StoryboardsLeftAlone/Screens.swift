import UIKit

// @Provides(once)
final class Library {}

final class DetailViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("a detail needs a library")
    }
}

/// Shown by the subclass alone.
class BaseViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is complete without a factory too: UIKit may make it.
final class HelpViewController: UIViewController {
    private let library: Library

    // @Needs
    init?(coder: NSCoder, library: Library) {
        self.library = library
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        library = Library()
        super.init(coder: coder)
    }
}

/// Likewise, with an initializer for code.
final class GaugeView: UIView {
    // @Needs
    init(library: Library) {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Needs no storyboard of this module to be shown.
public final class SharedViewController: UIViewController {
    // @Needs
    public init?(coder: NSCoder, library: String = "") {
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { nil }
}

/// No controller at all.
final class Archive: NSObject, NSCoding {
    // @Needs
    init?(coder: NSCoder) {}

    func encode(with coder: NSCoder) {}
}
