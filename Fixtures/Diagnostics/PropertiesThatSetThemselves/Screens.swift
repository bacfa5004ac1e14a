import UIKit

final class Details {}
protocol Flow: AnyObject {}

final class LazyController: UIViewController {
    // @Needs
    lazy var details: Details! = { Details() }()
    // @Needs
    weak var flow: Flow?
}

final class ConstantController {
    // @Needs
    let provider = appDelegate().provider
    // @Needs
    let details = Details()
    // @Needs
    weak var flow: Flow?
}

/// Nothing else causes an initializer.
final class WeakController: UIViewController {
    // @Needs
    weak var flow: Flow?
}

final class NamedController: UIViewController {
    // @Needs(given: detail)
    var details: Details!
    // @Needs(default: other)
    var other: Details!
}

// @Needs
final class SetController {
    // @Needs(given: details)
    var details: Details!
}
