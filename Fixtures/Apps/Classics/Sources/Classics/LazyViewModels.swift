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

@MainActor
final class CounterViewModel {
    private(set) var count = 0

    init(increment: Tap, decrement: Tap) {
        increment.observe { [weak self] in self?.count += 1 }
        decrement.observe { [weak self] in self?.count -= 1 }
    }
}

// MARK: A closure, set from outside

final class ClosureViewController: UIViewController {
    let incrementButton = UIButton(type: .system)
    let decrementButton = UIButton(type: .system)
    var makeViewModel: ((_ increment: Tap, _ decrement: Tap) -> CounterViewModel)!
    lazy var viewModel = makeViewModel(incrementButton.tap(), decrementButton.tap())
}

@MainActor
func openClosureScreen() -> ClosureViewController {
    let controller = UIStoryboard.main.instantiateViewController(withIdentifier: "Closure") as! ClosureViewController
    controller.makeViewModel = { CounterViewModel(increment: $0, decrement: $1) }
    return controller
}

// MARK: A static method, with the help of a protocol that knows storyboards

@MainActor
protocol FromStoryboard: UIViewController {
    static var identifier: String { get }
}

extension FromStoryboard {
    static func instantiate() -> Self {
        UIStoryboard.main.instantiateViewController(withIdentifier: identifier) as! Self
    }
}

final class StaticMethodViewController: UIViewController, FromStoryboard {
    static let identifier = "StaticMethod"

    private var makeViewModel: ((Tap, Tap) -> CounterViewModel)!

    static func make(heading: String, makeViewModel: @escaping (Tap, Tap) -> CounterViewModel) -> Self {
        let controller = instantiate()
        controller.title = heading
        controller.makeViewModel = makeViewModel
        return controller
    }
}

// MARK: A factory, behind a type that erases it

struct AnyViewModelFactory<Arguments, ViewModel> {
    let make: (Arguments) -> ViewModel
}

final class FactoryViewController: UIViewController {
    var factory: AnyViewModelFactory<(Tap, Tap), CounterViewModel>!
}
