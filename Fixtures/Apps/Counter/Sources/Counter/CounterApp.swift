import UIKit

/// Opens the screen as an app's scene delegate does, taps on it, and prints what it shows.
@main
@MainActor
enum CounterApp {
    static func main() {
        let factory = CounterFactory()
        let counter = UIStoryboard.main.instantiateViewController(identifier: "Counter") { coder in
            factory.makeCounterViewController(coder: coder, count: 5)
        }
        counter.loadViewIfNeeded()
        print("Before two taps:", counter.countLabel.text ?? "")

        counter.incrementButton.sendActions(for: .touchUpInside)
        counter.incrementButton.sendActions(for: .touchUpInside)
        print("After two taps:", counter.countLabel.text ?? "")
    }
}

extension UIStoryboard {
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
}
