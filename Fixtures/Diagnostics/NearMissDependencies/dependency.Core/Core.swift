// @Provide(once)
public final class Misspelled {
    public init() {}
}

// @Provides(one)
public final class Broken {
    public init() {}
}

public final class Extended {
    public init() {}
}

// @Provides
extension Extended {}

public final class Closed {
    init() {}
}

public struct Value {
    public let size: Int
}

public protocol Clock {}

public struct SystemClock: Clock {
    public init() {}
}

public protocol Timer {}

// @Provid(once)
public struct SystemTimer: Timer {
    public init() {}
}

public struct Shared {
    public static let instance = Shared()

    init() {}
}

public enum Maker {
    public static func key() -> Key { Key() }

    // @Provides once
    public static var door: Door { Door() }
}

public struct Key {}

public struct Door {}

// @Provides

public struct Cut {
    public init() {}
}

public final class Initialized {
    // @Provide
    public init() {}
}

public protocol Plugin {}

// @Provides(into: [Plugin], key: 1)
public struct Statistics: Plugin {
    public init() {}
}

// @Provides
public struct Several {
    public init() {}
    public init(size: Int) {}
}

// @Scope(sendible)
public struct Session {
    public init() {}
}
