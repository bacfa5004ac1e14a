// What is wrong in another module is told where that module is built.

// @Provides
public protocol Reader {}

// @Provides(weak)
public struct Value {
    public init() {}
}

// @Provides(once)
public struct Handle: ~Copyable {
    public init() {}
}

// @Provides
public struct Pack<each Item> {
    public init(items: repeat each Item) {}
}

public protocol Making {
    // @Provides
    static func make() -> Int
}

public enum Color {
    // @Provides
    case red
}

// @Provides
public typealias Path = String

// @Provides
public let (width, height): (Int, Int) = (3, 4)

// @Provides
public func anything<Item>() -> Item { fatalError() }

// @Provides
public final class Twice {
    public init() {}
    public init(size: Int) {}
}

// @Provides(onec)
public struct Misspelled {
    public init() {}
}

// @Provides(once)
public final class Client {
    public init() {}
}

public protocol Logger {}

// @Provides(one, as: Logger)
public final class ConsoleLogger: Logger {
    public init() {}
}
