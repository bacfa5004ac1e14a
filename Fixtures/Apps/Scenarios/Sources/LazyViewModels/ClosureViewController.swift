import UIKit

/// Was handed a closure by whoever opened it, in `var makeViewModel: ((Tap, Tap) -> CounterViewModel)!`.
final class ClosureViewController: UIViewController {
    let screen = CounterScreen()
    private let makeViewModel: (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel
    private lazy var viewModel = makeViewModel(screen.incrementButton.tap(), screen.decrementButton.tap())

    // @Needs
    init?(coder: NSCoder, makeViewModel: @escaping (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel) {
        self.makeViewModel = makeViewModel
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
