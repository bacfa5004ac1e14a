public protocol Rule {}

// @Provides(into: [Rule])
public struct Visible: Rule {
    public init() {}
}

// @Provides(into: [Rule])
public struct WithoutInitializer: Rule {
    public let name = "length"
}

// @Provides(into: [Rule])
public struct InternalInitializer: Rule {
    init(name: String) {}
}

// @Provides(into: [Rule])
struct Internal: Rule {
    public init() {}
}

public protocol Filter {}

// Nothing needs '[Filter]'.
// @Provides(into: [Filter])
public struct Hidden: Filter {
    init() {}
}
