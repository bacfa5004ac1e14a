public protocol Clock {}

public final class Client {
    public init() {}
}

// @Provides
public struct Ticker: Clock {
    public init() {}
}

public final class Cache {
    public init() {}
}
