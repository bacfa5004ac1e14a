public protocol Clocks {
    var clock: Clock { get }
}

public struct Clock: Sendable {
    public let hour: Int

    public init(hour: Int) { self.hour = hour }
}

public protocol Labels {}
