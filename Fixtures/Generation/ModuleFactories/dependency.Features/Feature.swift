public protocol Navigator: AnyObject {}

// @Scope(root)
public struct Feature {
    // @Provides
    public let navigator: Navigator

    public init(navigator: Navigator) {
        self.navigator = navigator
    }
}

// Another module sees the factory, but not what it makes inside.
// @Provides
final class Model {
    let navigator: Navigator

    init(navigator: Navigator) {
        self.navigator = navigator
    }
}

public final class Screen {
    public let navigator: Navigator

    // @Needs
    init(model: Model) {
        navigator = model.navigator
    }
}
