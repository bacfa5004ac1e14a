public import struct Foundation.Date

public protocol Clock: Sendable {
    func now() -> Date
}

// @Provides(once, live, as: Clock)
public struct SystemClock: Clock {
    public init() {}

    public func now() -> Date { Date() }
}
