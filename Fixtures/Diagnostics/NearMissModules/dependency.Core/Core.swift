// @Provides
final class Client {}

// @Provides
public struct Cache {}

// @Provides
public struct Store {
    init() {}
}

public protocol Clock {}

// @Provides(as: Clock)
struct SystemClock: Clock {}

/// Nobody here can mark what another package declares.
public struct Logger {
    public init() {}
}

// @Provides(once)
package final class Vault {
    package init() {}
}
