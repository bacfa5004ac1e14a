// Storyboards from which Furnish, or the system, reads nothing.
import UIKit

// @Provides
final class Store {}

class ShopViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, store: Store) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

@objc(Named) class NamedViewController: UIViewController {
    // @Needs
    override init?(coder: NSCoder) { super.init(coder: coder) }
}

@objc class ExposedViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, store: Store) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

// @Needs
final class Starter: NSObject {
    override init() {}
}

final class PlainViewController: UIViewController {}

/// Its initializer takes a coder, although the scene does not say the module.
final class SettingsViewController: UIViewController {
    // @Needs
    var store: Store!
}
