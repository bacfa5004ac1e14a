import Core
import Invoicing

// @Provides(once, as: InvoiceStore)
public final class MemoryStore: InvoiceStore {
    private var invoices: [Invoice] = []

    public init() {}

    public func all(of customer: String) -> [Invoice] { invoices.filter { $0.customer == customer } }

    public func add(_ invoice: Invoice) { invoices.append(invoice) }
}
