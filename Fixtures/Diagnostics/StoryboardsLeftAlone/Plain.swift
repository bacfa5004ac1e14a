import UIKit

/// Asks for some of its destinations and prepares others.
final class ListViewController: UIViewController {
    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? { nil }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? PlainViewController)?.title = "plain"
    }

    @IBAction func back(_ segue: UIStoryboardSegue) {}
}

class PlainViewController: UIViewController {
    required init?(coder: NSCoder) { fatalError() }
}

final class ChildViewController: BaseViewController {}

@objc(OldTimer) final class OldViewController: UIViewController {}

enum Nested {
    final class InnerViewController: UIViewController {}
}
