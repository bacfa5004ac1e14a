public protocol API: Sendable {}

/// What the feature's factory starts from.
// @Scope(root)
public struct Feature {
    // @Provides
    public let api: any API

    public init(api: any API) { self.api = api }
}

public nonisolated(unsafe) var probesMade = 0

/// Nothing needs it.
// @Provides(once, eager)
public final class Probe {
    public init(api: any API) { probesMade += 1 }
}

public final class FeatureScreen {
    public let api: any API

    // @Needs
    public init(api: any API) { self.api = api }
}
