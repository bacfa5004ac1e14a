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

final class EditorViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

/// Declares nothing and so can be made in place of its superclass.
class PlainViewController: UIViewController {}

final class ListViewController: BaseViewController {
    @IBSegueAction func makeDetail(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? { nil }
    @IBSegueAction private func make(for coder: NSCoder) -> UIViewController? { nil }
    @IBSegueAction func makeOtherFor(_ coder: NSCoder) -> DetailViewController? { nil }
    @objc(makeRenamed:with:) @IBSegueAction func renamed(_ coder: NSCoder, sender: Any?) -> DetailViewController? { nil }
    @IBSegueAction func makeWrong(_ coder: NSCoder) -> EditorViewController? { nil }
    @IBSegueAction func makePlain(_ coder: NSCoder) -> PlainViewController? { nil }
    @IBSegueAction static func makeStatic(_ coder: NSCoder) -> DetailViewController? { nil }
}

extension ListViewController {
    @IBSegueAction func makeExtended(_ coder: NSCoder) -> DetailViewController { fatalError() }
}

/// Its superclass is written in Objective-C and may have any segue action.
final class LegacyViewController: LegacyBaseViewController {}
