import UIKit

// @Provides(each)
final class Model { let title = "" }

final class DetailController: UIViewController {
    // @Needs
    var model: Model!

    static func make() -> UIViewController { UIViewController() }
    struct Kind { init(_ number: Int) {} }
}

final class HomeController: UIViewController {
    // @Needs
    var model: Model!
}

/// No module in view declares `instantiate`, `StoryboardScene` or `R`.
func open() -> [UIViewController] {
    print(DetailController.self, HomeController.description, DetailController.Kind(1))
    _ = DetailController.make()
    _ = DetailController.instantiate(creator: make)
    _ = DetailController.instantiate { coder in make(coder) }
    return [
        DetailController.instantiate(), StoryboardScene.Main.movieDetail.instantiate(),
        R.storyboard.main.movieDetail()!, StoryboardScene.Main.initialScene.instantiate(),
        StoryboardScene.Main.other.instantiate(), StoryboardScene.Other.movieDetail.instantiate(),
    ]
}

final class SourceController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let passed = segue.destination as? PassedController { passed.model = Model() }
    }
}

/// What it opens is its own affair.
final class KeepingController: UIViewController {
    // @Needs
    var passed: PassedController!

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        passed = segue.destination as? PassedController
    }
}

final class PassedController: UIViewController {
    // @Needs
    var model: Model!
}

final class ObservingController: UIViewController {
    // @Needs
    var model: Model! {
        didSet { title = model.title }
    }
}
