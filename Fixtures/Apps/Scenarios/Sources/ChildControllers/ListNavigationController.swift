import UIKit

/// Opened in code, so that the list is its root from the beginning: a navigation controller without a class would make
/// the storyboard's root on its own.
final class ListNavigationController: UINavigationController {
    private let list: (NSCoder) -> ListViewController?

    // @Needs
    init?(coder: NSCoder, list: @escaping (NSCoder) -> ListViewController?) {
        self.list = list
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    @IBSegueAction func makeRoot(_ coder: NSCoder) -> ListViewController? {
        list(coder)
    }
}
