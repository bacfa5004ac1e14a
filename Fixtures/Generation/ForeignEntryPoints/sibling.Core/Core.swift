public struct Exchange {
    // @Provides
    public let caller: Caller

    public init(caller: Caller) { self.caller = caller }
}

public struct Caller: Sendable {
    public let name: String

    public init(name: String) { self.name = name }
}
