import UIKit

/// What the three screens look like.
@MainActor
final class CounterScreen {
    let label = UILabel()
    let incrementButton = UIButton(type: .system)
    let decrementButton = UIButton(type: .system)

    func layOut(in view: UIView) {
        incrementButton.setTitle("+", for: .normal)
        decrementButton.setTitle("−", for: .normal)
        let stack = UIStackView(arrangedSubviews: [decrementButton, label, incrementButton])
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    func show(_ viewModel: any CounterViewModel) {
        viewModel.observeText { [label] in label.text = $0 }
    }
}
