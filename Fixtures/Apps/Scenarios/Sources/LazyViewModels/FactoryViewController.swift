import UIKit

/// Had a `var factory: AnyViewModelFactory<(Tap, Tap), CounterViewModel>!`, which stood for a protocol of its own.
final class FactoryViewController: UIViewController {
    typealias ViewModelFactory = (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel

    let screen = CounterScreen()
    private let factory: ViewModelFactory
    private lazy var viewModel = factory(screen.incrementButton.tap(), screen.decrementButton.tap())

    // @Needs
    init?(coder: NSCoder, factory: @escaping ViewModelFactory) {
        self.factory = factory
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        screen.layOut(in: view)
        screen.show(viewModel)
    }
}
