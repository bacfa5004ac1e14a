import UIKit

protocol HasViewModel {
    associatedtype Model
    var viewModel: Model! { get set }
}

/// The protocol requires `viewModel`, and not `other`.
final class RequiredController: UIViewController {
    // @Needs
    var viewModel: ViewModel!
    // @Needs
    var other: ViewModel!

    func clear() { viewModel = nil }
}

extension RequiredController: HasViewModel {}

/// Only Apple's modules are imported here, so the protocol is not a pod's.
final class PlainController: UIViewController, PHPickerViewControllerDelegate, SomeProtocol {
    // @Needs
    var viewModel: ViewModel!
}
