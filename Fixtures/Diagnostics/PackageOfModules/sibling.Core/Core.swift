public protocol Time {}

public struct SystemTime: Time {
    public init() {}
}

public struct ItemID: Hashable {
    public let number: Int
    public let series: String

    public init(number: Int, series: String) {
        self.number = number
        self.series = series
    }
}

public protocol Printer {}

public struct NoPrinter: Printer {
    public init() {}
}

public protocol Store {}

public final class MemoryStore: Store {
    public init() {}
}

// A default may name what only its module sees.
final class Hidden: Store {}

public protocol Sender {}
