import UIKit

final class CounterViewController: UIViewController {
    let countLabel = UILabel()
    let incrementButton = UIButton(type: .system)
    let decrementButton = UIButton(type: .system)

    private let makeViewModel: (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel
    private lazy var viewModel = makeViewModel(incrementButton.tap(), decrementButton.tap())

    // @Needs
    init?(
        coder: NSCoder,
        makeViewModel: @escaping (_ increment: Tap, _ decrement: Tap) -> any CounterViewModel
    ) {
        self.makeViewModel = makeViewModel
        super.init(coder: coder)
    }

    @available(*, unavailable, message: "a counter needs a view model")
    required init?(coder: NSCoder) {
        fatalError("a counter needs a view model")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        viewModel.observeText { [countLabel] in countLabel.text = $0 }
    }

    private func layOut() {
        decrementButton.setTitle("−", for: .normal)
        incrementButton.setTitle("+", for: .normal)
        countLabel.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [decrementButton, countLabel, incrementButton])
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }
}
