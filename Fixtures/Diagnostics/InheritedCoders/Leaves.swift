import UIKit

final class Leaf: Base {}

final class Other: Model<String> {}

@objc(Renamed) final class LeafOfOtherName: Base {}

/// Its own one works.
final class Own: Base {
    required init?(coder: NSCoder) { super.init(coder: coder, store: Store(), id: 1) }
}

/// Code makes it.
final class Called: Base {}

final class Passed: Base {}

/// A segue with an action makes it.
final class Acted: Base {}

final class Opener: UIViewController {
    @IBSegueAction func makeActed(_ coder: NSCoder) -> Acted? { factory.makeActed(coder) }

    func open() {
        show(storyboard!.instantiateViewController(identifier: "Called") { Called(coder: $0, store: Store(), id: 1) })
        show(make(Passed.init))
    }
}
