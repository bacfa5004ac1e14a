/// Nobody else can start its factory.
// @Scope(root)
public struct Feature {
    // @Provides
    public let title: String
}

// @Provides
public final class Page {
    // @Needs
    public init(feature: FeatureFactory) {}
}
