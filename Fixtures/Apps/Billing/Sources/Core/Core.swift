/// A request, from which the app opens a scope.
public struct Exchange {
    // @Provides
    public let caller: Caller

    public init(caller: Caller) {
        self.caller = caller
    }
}

public struct Caller: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public protocol Time: Sendable {
    var day: Int { get }
}

// @Provides(live, as: Time)
public struct SystemTime: Time {
    public init() {}

    public var day: Int { 20_000 }
}

#if DEBUG
    // @Provides(fake, as: Time)
    public struct FirstDay: Time {
        public init() {}

        public var day: Int { 1 }
    }
#endif
