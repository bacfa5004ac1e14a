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

/// Has what it needs injected, which `init(coder:)` alone does not do.
final class FilterViewController: UIViewController {
    // @Needs
    var library: Library

    // @Needs
    required init?(coder: NSCoder) {
        library = Library()
        super.init(coder: coder)
    }
}

final class ListViewController: UIViewController {
    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? { nil }
}

/// Inherits an `init(coder:)` that leaves it without a library.
final class LateViewController: UIViewController {
    private var library: Library!

    // @Needs
    convenience init?(coder: NSCoder, library: Library) {
        self.init(coder: coder)
        self.library = library
    }
}
