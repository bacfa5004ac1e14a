import Core

public struct Invoice: Equatable, Sendable {
    public let number: Int
    public let customer: String
    public let day: Int
    public let amount: Int

    public init(number: Int, customer: String, day: Int, amount: Int) {
        self.number = number
        self.customer = customer
        self.day = day
        self.amount = amount
    }
}

public protocol InvoiceStore: AnyObject {
    func all(of customer: String) -> [Invoice]
    func add(_ invoice: Invoice)
}

/// A rule says why an invoice cannot be written, or nil.
public protocol Rule {
    func objection(to amount: Int, _ earlier: [Invoice]) -> String?
}

// @Provides(into: [Rule])
public struct PositiveAmount: Rule {
    public init() {}

    public func objection(to amount: Int, _ earlier: [Invoice]) -> String? {
        amount > 0 ? nil : "the amount is not positive"
    }
}

public typealias CreditLimit = Int

// @Provides(into: [Rule])
public struct Credit: Rule {
    private let limit: CreditLimit

    public init(limit: CreditLimit) {
        self.limit = limit
    }

    public func objection(to amount: Int, _ earlier: [Invoice]) -> String? {
        earlier.map(\.amount).reduce(amount, +) <= limit ? nil : "the limit is \(limit)"
    }
}

/// What the caller of a request may see and write. The app opens the request.
// @Provides(once, in: Exchange)
public final class Invoices {
    private let caller: Caller
    private let store: any InvoiceStore
    private let rules: [any Rule]
    private let time: any Time

    public init(caller: Caller, store: any InvoiceStore, rules: [any Rule], time: any Time) {
        self.caller = caller
        self.store = store
        self.rules = rules
        self.time = time
    }

    public var all: [Invoice] { store.all(of: caller.name) }

    /// Writes an invoice.
    ///
    /// - Returns: The objections of the rules, if there are any.
    public func write(amount: Int) -> [String] {
        let earlier = all
        let objections = rules.compactMap { $0.objection(to: amount, earlier) }
        if objections.isEmpty {
            store.add(Invoice(number: earlier.count + 1, customer: caller.name, day: time.day, amount: amount))
        }
        return objections
    }
}
