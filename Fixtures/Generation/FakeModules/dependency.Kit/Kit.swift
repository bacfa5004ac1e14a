// @Scope(root)
public struct Kit {
    // @Provides
    public let name: String
    public init(name: String) { self.name = name }
}

public protocol API { func load() -> String }

// @Provides(once, live, as: API)
public final class HTTPAPI: API {
    public init() {}
    public func load() -> String { "network" }
}

public final class Feature {
    public let api: any API
    // @Needs
    public init(api: any API, name: String) { self.api = api }
}
