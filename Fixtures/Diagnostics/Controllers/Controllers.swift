import UIKit

final class DetailViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder) { super.init(coder: coder) }
}

final class ListViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, makeDetail: (NSCoder) -> DetailViewController?, detail: DetailViewController?) { nil }
}

final class PlainViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, detail: DetailViewController, make: () -> DetailViewController?) { nil }
}
