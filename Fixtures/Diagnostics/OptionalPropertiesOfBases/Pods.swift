import Charts
import PodKit
import UIKit

/// Its superclass is not in view, and a scene shows it. The superclass sets what it overrides.
final class ShopController: PodController {
    // @Needs
    var model: Model!
    // @Needs
    private var other: Model!
    override var isActive: Bool { didSet { print(isActive) } }
}

/// No scene shows it.
final class HiddenController: PodController {
    // @Needs
    var model: Model!
}
