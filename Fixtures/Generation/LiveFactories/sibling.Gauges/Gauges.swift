import Backend

// @Scope(root)
public struct Gauges {
    public init() {}
}

public final class GaugesScreen {
    public let text: String

    // The factory of this module is live, because it makes the live provider of another one.
    // @Needs
    init(api: any API) {
        text = api.load()
    }
}
