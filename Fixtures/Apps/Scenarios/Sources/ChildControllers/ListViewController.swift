import UIKit

/// Pushes an animal by a segue: the sender says which.
final class ListViewController: UIViewController {
    private let makeAnimal: (_ coder: NSCoder, _ name: String) -> AnimalViewController?

    // @Needs
    init?(coder: NSCoder, makeAnimal: @escaping (_ coder: NSCoder, _ name: String) -> AnimalViewController?) {
        self.makeAnimal = makeAnimal
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    func open(_ name: String) {
        performSegue(withIdentifier: "animal", sender: name)
    }

    @IBSegueAction func makeAnimal(_ coder: NSCoder, sender: Any?) -> AnimalViewController? {
        (sender as? String).flatMap { makeAnimal(coder, $0) }
    }
}
