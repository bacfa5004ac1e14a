// @Scope(root)
public struct Feature {
    public init() {}
}

// A module out of view may use its factory.
// @Needs
public final class Screen {
    public init() {}
}
