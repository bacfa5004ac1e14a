// @Scope
@MainActor
protocol Window: AnyObject {
    // @Provides
    var title: Title { get }
}

struct Title {
    let text: String
}

final class PlainWindow: Window {
    let title = Title(text: "plain")
}

// @Provides(once, eager)
@MainActor
final class Toolbar {
    let title: Title

    init(title: Title) { self.title = title }
}
