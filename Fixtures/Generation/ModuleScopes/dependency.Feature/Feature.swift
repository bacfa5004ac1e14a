public protocol API: Sendable {}

/// What the feature's factory starts from.
// @Scope(root)
public struct Feature {
    // @Provides
    public let api: any API

    public init(api: any API) { self.api = api }
}

public final class FeatureScreen {
    public let api: any API

    // @Needs
    public init(api: any API) { self.api = api }
}
