import UIKit

// @Provides
final class Store {}

/// Code makes its subclasses.
class XibViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { fatalError() }
}

final class ShopViewController: XibViewController {
    @IBOutlet var table: UITableView!
    // @Needs
    var store: Store!
}

final class CartViewController: UIViewController {
    override var nibName: String? { "Cart" }

    @IBOutlet var table: UITableView!
    // @Needs
    var store: Store!
}
