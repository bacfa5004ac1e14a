public final class Wallet {
    public init() {}
}

// @Provides
package final class Ledger {
    package init() {}
}
