// @Provides(once)
final class Session {}

// @Provides
struct FeedModel {
    // @Needs(given: page)
    init(session: Session, page: Int) {
        self.page = page
    }

    let page: Int
}

final class FeedViewController: UIViewController {
    let model: FeedModel

    // @Needs
    init?(coder: NSCoder, model: FeedModel) {
        self.model = model
        super.init(coder: coder)
    }
}

/// One class, two scenes.
final class AnimalViewController: UIViewController {
    let name: String

    // @Needs(given: name)
    init?(coder: NSCoder, name: String = "nameless", session: Session) {
        self.name = name
        super.init(coder: coder)
    }
}

/// What is given has the names that the method would like to use itself.
final class PickerViewController: UIViewController {
    let picked: (Int) -> Void

    // @Needs(given: storyboard, controller, picked)
    init(coder decoder: NSCoder, storyboard: Int, controller: Int, picked: @escaping (Int) -> Void) {
        self.picked = picked
        super.init(coder: decoder)!
    }
}

/// A default that cannot be repeated in another file.
final class HelpViewController: UIViewController {
    private nonisolated static let home = "home"
    let topic: String

    // @Needs(given: topic)
    init?(coder: NSCoder, topic: String = HelpViewController.home) {
        self.topic = topic
        super.init(coder: coder)
    }
}

/// Reached by a segue only: nothing opens its scene by name.
final class DetailViewController: UIViewController {
    // @Needs
    init?(coder: NSCoder, session: Session) {
        super.init(coder: coder)
    }
}

#if !EXCLUDED
    final class SettingsViewController: NSViewController {
        // @Needs
        init?(coder: NSCoder, session: Session) {
            super.init(coder: coder)
        }
    }
#endif

/// Without a marker, and left alone.
final class PlainViewController: UIViewController {}
