// A part of a shared instance says nothing of the instance itself.

final class Appearance {
    static let shared = Appearance()
    var title = ""
    private init() {}
}

// @Needs
struct TitleView {
    var title = Appearance.shared.title
}

// @Needs
final class AppearanceScreen {
    init(appearance: Appearance = Appearance.shared) {}
}
