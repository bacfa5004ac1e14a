import Core

// @Provides(once)
public final class Invoices {
    public init(time: any Time = SystemTime(), printer: any Printer = NoPrinter()) {}
}

// @Provides
public final class Detail {
    public init(id: ItemID, invoices: Invoices) {}
}

// @Provides
public func currency() -> String { "EUR" }

// @Provides
public final class Money {
    public init(currency: String, store: (any Store)? = nil) {}
}

// @Provides
public final class Drafts {
    public var open: [Int] = []

    public init() {}
}

// @Provides
public final class FirstEditor {
    public init(drafts: Drafts) {}
}

// @Provides
public final class SecondEditor {
    public init(drafts: Drafts, sender: any Sender = LocalSender()) {}
}

struct LocalSender: Sender {}

// Nothing here reaches it.
// @Provides
public final class Unreached {
    public init(time: any Time = SystemTime()) {}
}
