import UIKit

/// Takes the place of the storyboard, and is asked about each new controller. Two scenes of one class are told apart by a
/// name.
final class HookedStoryboard: UIStoryboard {
    private static var hooks: [String: (UIViewController) -> Void] = [:]

    static func whenLoaded<Controller: UIViewController>(name: String, _ inject: @escaping (Controller) -> Void) {
        hooks[name] = { inject($0 as! Controller) }
    }

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let controller = super.instantiateViewController(withIdentifier: identifier)
        Self.hooks[identifier]?(controller)
        return controller
    }
}

struct Animal: Equatable {
    let name: String
}

final class AnimalViewController: UIViewController {
    var animal: Animal?
}

@MainActor
func setUpStoryboard() {
    HookedStoryboard.whenLoaded(name: "AnimalAsCat") { (controller: AnimalViewController) in
        controller.animal = Animal(name: "Mimi")
    }
    HookedStoryboard.whenLoaded(name: "AnimalAsDog") { (controller: AnimalViewController) in
        controller.animal = Animal(name: "Hachi")
    }
}
