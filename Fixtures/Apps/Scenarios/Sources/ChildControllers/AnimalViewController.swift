import UIKit

/// One class in two scenes, which a registration name told apart. Its nameplate is a child that the storyboard embeds.
final class AnimalViewController: UIViewController {
    let animal: Animal
    private let makePlate: (_ coder: NSCoder, _ animal: Animal) -> NameplateViewController?

    // @Needs(given: name)
    init?(
        coder: NSCoder, name: String, shelter: any Shelter,
        makePlate: @escaping (_ coder: NSCoder, _ animal: Animal) -> NameplateViewController?
    ) {
        animal = shelter.animal(named: name)
        self.makePlate = makePlate
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    @IBSegueAction func makeNameplate(_ coder: NSCoder) -> NameplateViewController? {
        makePlate(coder, animal)
    }
}
