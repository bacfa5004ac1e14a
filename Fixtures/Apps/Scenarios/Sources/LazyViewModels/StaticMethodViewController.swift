import UIKit

/// Had a `static func make(title:makeViewModel:)` that knew its storyboard, its identifier, and a cast.
final class StaticMethodViewController: UIViewController {
    let screen = CounterScreen()
    private let heading: String
    private let makeViewModel: (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel
    private lazy var viewModel = makeViewModel(screen.incrementButton.tap(), screen.decrementButton.tap())

    // @Needs(given: heading)
    init?(
        coder: NSCoder, heading: String,
        makeViewModel: @escaping (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel
    ) {
        self.heading = heading
        self.makeViewModel = makeViewModel
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = heading
        screen.layOut(in: view)
        screen.show(viewModel)
    }
}
