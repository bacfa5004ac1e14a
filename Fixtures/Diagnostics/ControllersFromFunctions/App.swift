// The function loads the storyboard, which an initializer would not.

import UIKit

// @Provides
final class Model {}

final class ListViewController: UIViewController {
    private var model: Model!

    // @Needs
    static func create(with model: Model) -> ListViewController {
        let view = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! ListViewController
        view.model = model
        return view
    }
}

// @Needs
final class Flow {
    init(makeList: @escaping () -> ListViewController) {}
}


final class DetailViewController: UIViewController {
    private var model: Model!

    static func create(with model: Model) -> DetailViewController {
        let view = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! DetailViewController
        view.model = model
        return view
    }
}

// @Needs
final class DetailFlow {
    init(makeDetail: @escaping () -> DetailViewController) {}
}
