public protocol API: Sendable {}

/// The feature's factory starts from anything that has an API.
// @Scope(root)
public protocol Feature {
    // @Provides
    var api: any API { get }
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
