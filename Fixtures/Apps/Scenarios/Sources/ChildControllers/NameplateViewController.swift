import UIKit

/// A child controller: it knows the animal, and not who shows it.
final class NameplateViewController: UIViewController {
    let label = UILabel()
    private let animal: Animal

    // @Needs(given: animal)
    init?(coder: NSCoder, animal: Animal) {
        self.animal = animal
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "\(animal.name): \(animal.sound)"
        view.addSubview(label)
    }
}
