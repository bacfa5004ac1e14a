// Names of the standard library, and a provider.

public enum Result {}
public struct Error {}
public enum Never {}
public struct Task {}
public protocol AnyObject {}
public struct CheckedContinuation {}
public enum Optional {}
public struct NSLock {}

// @Provides
public struct Label: Sendable {
    public let text = "kit"

    public init() {}
}

// @Provides
public struct Operation: Sendable {
    public init() {}
}
