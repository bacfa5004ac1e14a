public struct Theme {}

enum Themes {
    // @Provides
    static func theme() -> Theme { Theme() }
}
