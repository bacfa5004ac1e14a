import AppKit

// @Provides(once)
final class Library {}

final class MainWindowController: NSWindowController {
    @IBSegueAction func makeContent(_ coder: NSCoder) -> ContentViewController? { nil }
}

final class ContentViewController: NSViewController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("content needs a library")
    }
}

final class SettingsWindowController: NSWindowController {
    // @Needs
    init?(coder: NSCoder, library: Library) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
    // @Needs
    override init() {}
}
