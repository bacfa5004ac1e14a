/// The app's scope has a value of it, so what is marked here is read in that scope.
public protocol Identified {
    // @Provides
    var id: ID { get }
}

public struct ID: Sendable {
    public let number: Int

    public init(number: Int) { self.number = number }
}

public nonisolated(unsafe) var cachesMade = 0

// @Provides(once)
public final class Cache {
    public init() { cachesMade += 1 }
}

/// Nothing in the app needs it.
// @Provides(once)
public final class Unneeded {
    public init() { fatalError() }
}
