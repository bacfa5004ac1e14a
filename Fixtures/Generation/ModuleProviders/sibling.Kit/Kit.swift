// @Provides(once)
package final class Ledger {
    package init() {}
}

// @Provides
public struct Theme {
    public let module = "Kit"

    public init() {}
}
