public struct Client {
    public init() {}
}

// @Provides(once)
public final class Store {
    public init() {}
}
