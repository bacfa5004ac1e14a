// A scene of an unmarked class that inherits an `init(coder:)` which stops the program.
import UIKit

// @Provides
final class Store {}

class Base: UIViewController {
    let store: Store
    // @Needs(given: id)
    init?(coder: NSCoder, store: Store, id: Int) {
        self.store = store
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class Model<Value>: UIViewController {
    let store: Store

    init?(coder: NSCoder, store: Store) {
        self.store = store
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// @Needs
final class MovieList: Model<Int> {}

/// A scene shows only its subclass, which has another name there.
class Shown: UIViewController {
    // @Needs
    init?(coder: NSCoder, store: Store, id: Int = 0) { super.init(coder: coder) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
