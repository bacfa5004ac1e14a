import UIKit
import RxSwift

// @Provides(each)
final class ViewModel { var title = "" }

/// `Bindable` is a protocol of RxSwift, or of a pod that it imports, and may require the property.
final class BoundController: UIViewController, Bindable {
    // @Needs
    var viewModel: ViewModel!

    func bind() { print(viewModel?.title ?? "") }
}

/// The names begin as those of UIKit do.
final class ListController: UIViewController, UITableViewDelegate, NSCopying {
    // @Needs
    var viewModel: ViewModel!
}

/// A protocol in view inherits from one that is not.
protocol Screen: Bindable {}

final class ScreenController: UIViewController, Screen {
    // @Needs
    private(set) var viewModel: ViewModel!
}

/// `class` is the old name of `AnyObject`.
protocol OldScreen: class {}

final class OldController: UIViewController, OldScreen {
    // @Needs
    var viewModel: ViewModel!
}

/// No private property meets a requirement of another module.
final class PrivateController: UIViewController, Bindable {
    // @Needs
    private var viewModel: ViewModel!
}

/// Its own access hides the property, not the class's.
private final class HiddenController: UIViewController, Bindable {
    // @Needs
    var viewModel: ViewModel!
}
