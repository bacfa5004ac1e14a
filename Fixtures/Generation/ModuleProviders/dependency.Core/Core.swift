// @Provides(once)
public final class Client {
    public init() {}
}

// Only modules of its own package can use it.
// @Provides(once)
package final class Store {
    package init() {}
}

// @Provides
public struct Session {
    public let module = "Core"

    public init() {}
}

// @Provides
public struct Theme {
    public let module = "Core"

    public init() {}
}

/// A subclass in another module inherits its marked method.
@MainActor open class Controller {
    public private(set) var client: Client?

    public init() {}

    // @Needs
    public func start(client: Client) { self.client = client }
}

// @Provides
public func handler() -> (Error) -> Int { { _ in 1 } }

// @Provides
public func writer() -> (Encoder, CustomStringConvertible) -> String { { "\($1)" } }
