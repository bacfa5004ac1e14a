public struct Exchange {
    // @Provides
    public let caller: Caller

    public init(caller: Caller) { self.caller = caller }
}

public struct Caller {
    public let name: String
}

/// A module above this one may open it.
public struct Tenant {
    public init() {}
}
