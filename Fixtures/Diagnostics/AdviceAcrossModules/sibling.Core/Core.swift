// Nothing marks this as a scope yet.
public struct Visit {
    public init() {}
}

public struct Tenant {
    public init() {}
}

// The value of the factory's type is meant.
// @Provides(once, in: VisitFactory)
public final class Basket {
    public init() {}
}

// Only the app generates this one.
// @Provides(once, in: AdviceAcrossModulesFactory)
public final class Budget {
    public init() {}
}

// @Provides(once, in: Tenant)
public final class Quota {
    public init() {}
}

// The factory here makes it, because another type needs it.
// @Needs
public struct Page {
    public init() {}
}

public class Machine {
    // @Needs
    var budget: Budget!
}

// @Provides
public final class Server: Machine {
    public init(port: Int) {}

    // @Needs
    func start(basket: Basket) {}
}

// Its own error is enough.
// @Provides
public let port = 8080

public protocol Rule {}

// An entry point that waits for a module above needs it.
// @Provides(into: [Rule])
public struct EvenRule: Rule {
    public init() {}
}
