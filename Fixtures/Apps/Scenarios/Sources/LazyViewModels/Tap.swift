import UIKit

/// A stream of taps on one control.
@MainActor
struct Tap {
    let observe: (_ observer: @escaping @MainActor () -> Void) -> Void
}

extension UIControl {
    func tap() -> Tap {
        Tap { [weak self] observer in
            self?.addAction(UIAction { _ in observer() }, for: .touchUpInside)
        }
    }
}
