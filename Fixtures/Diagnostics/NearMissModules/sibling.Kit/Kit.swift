public struct Theme {}

enum Themes {
    // @Provides
    static func theme() -> Theme { Theme() }
}

public protocol KitScreens {
    func makeSplash() -> Splash
}

// @Provides
public final class Splash {
    public init() {}
}
