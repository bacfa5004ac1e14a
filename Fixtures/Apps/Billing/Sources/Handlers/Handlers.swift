import Core
import Invoicing

/// The handlers of a request. Furnish implements the protocol, so that the router takes all of them as one value.
// @Provides
public protocol Handlers {
    func list() -> ListInvoices
    func write(amount: Int) -> WriteInvoice
}

// @Provides
public struct ListInvoices {
    private let invoices: Invoices

    public init(invoices: Invoices) {
        self.invoices = invoices
    }

    public func response() -> String { invoices.all.map { "\($0.number): \($0.amount)" }.joined(separator: ", ") }
}

// @Provides
public struct WriteInvoice {
    private let amount: Int
    private let invoices: Invoices

    // @Needs(given: amount)
    public init(amount: Int, invoices: Invoices) {
        self.amount = amount
        self.invoices = invoices
    }

    public func response() -> String {
        let objections = invoices.write(amount: amount)
        return objections.isEmpty ? "written" : objections.joined(separator: ", ")
    }
}

/// Each factory of a request has a method of that name, although no module takes it.
// @Needs(in: Exchange)
public func audit(invoices: Invoices, caller: Caller) -> String {
    "\(caller.name) has \(invoices.all.count) invoices of day \(invoices.all.map(\.day).max() ?? 0)"
}
