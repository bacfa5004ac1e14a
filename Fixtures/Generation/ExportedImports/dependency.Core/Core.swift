public protocol Clock {
    func now() -> Int
}

// @Provides(as: Clock)
public struct SystemClock: Clock {
    public init() {}
    public func now() -> Int { 12 }
}
