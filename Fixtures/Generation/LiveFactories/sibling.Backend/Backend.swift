public protocol API {
    func load() -> String
}

// @Provides(live, as: API)
public final class HTTPAPI: API {
    public init() {}

    public func load() -> String { "live" }
}
