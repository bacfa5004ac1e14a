import Charts
import PodKit
import UIKit

/// Its superclass is not in view, and a scene shows it.
final class ShopController: PodController {
    // @Needs
    var model: Model!
}

/// No scene shows it.
final class HiddenController: PodController {
    // @Needs
    var model: Model!
}
