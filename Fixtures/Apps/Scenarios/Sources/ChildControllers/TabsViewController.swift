import UIKit

/// Makes the controllers of its tabs, which a plain tab bar controller would make on its own.
final class TabsViewController: UITabBarController {
    private let makeAnimal: (_ coder: NSCoder, _ name: String) -> AnimalViewController?
    private let makeList: (NSCoder) -> ListNavigationController?

    // @Needs
    init?(
        coder: NSCoder, makeAnimal: @escaping (_ coder: NSCoder, _ name: String) -> AnimalViewController?,
        makeList: @escaping (NSCoder) -> ListNavigationController?
    ) {
        self.makeAnimal = makeAnimal
        self.makeList = makeList
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by the factory")
    }

    @IBSegueAction func makeCat(_ coder: NSCoder) -> AnimalViewController? {
        makeAnimal(coder, "Mimi")
    }

    @IBSegueAction func makeList(_ coder: NSCoder) -> ListNavigationController? {
        makeList(coder)
    }
}
