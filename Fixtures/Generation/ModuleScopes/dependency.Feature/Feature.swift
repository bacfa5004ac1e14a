public protocol API: Sendable {}

/// The feature's factory starts from anything that has an API.
// @Scope(root)
public protocol Feature {
    // @Provides
    var api: any API { get }
}

public final class FeatureScreen {
    public let api: any API

    // @Needs
    public init(api: any API) { self.api = api }
}
