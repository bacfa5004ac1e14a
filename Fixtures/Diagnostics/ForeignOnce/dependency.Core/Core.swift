// @Provides(once)
public final class Client {
    public init() {}
}

// @Provides(once)
public final class Cache {
    public init() {}
}

// @Provides
public struct Report {
    public init(store: Store) {}
}

// @Provides
public struct Store {
    public init(makeClient: () -> Client) {}
}

public protocol Plugin {}

// @Provides(once, into: [Plugin])
public final class Statistics: Plugin {
    public init() {}
}

// @Provides(once)
public final class Palette {
    public init() {}
}
