import Core

/// The app has no need for it: only these handlers do.
// @Provides(once)
public final class Invoices: Sendable {
    public init() {}

    public func all(of caller: Caller) -> [String] { [caller.name + "-1", caller.name + "-2"] }
}

// @Needs(in: Exchange)
public func listInvoices(invoices: Invoices, caller: Caller) -> [String] { invoices.all(of: caller) }

public enum Reading {
    // @Needs(in: Exchange, given: number)
    public static func show(caller: Caller, invoices: Invoices, number: Int) async throws -> String {
        invoices.all(of: caller)[number]
    }
}

// @Needs(in: Exchange)
public struct Page {
    public let title: String

    public init(caller: Caller) { title = "For " + caller.name }
}

public final class Screen {
    public let name: String

    // @Needs(in: Exchange)
    public init(page: Page, caller: Caller) { name = page.title + caller.name }
}
