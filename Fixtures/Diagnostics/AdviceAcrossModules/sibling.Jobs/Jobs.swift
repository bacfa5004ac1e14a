import Core

// @Needs(in: Tenant)
public struct Audit {
    public init(rules: [any Rule]) {}
}

// @Provides(into: [String: Rule], key: "sum")
public struct SumRule: Rule {
    public init() {}
}

// A protocol is no scope.
// @Needs(in: Rule)
public struct Report {
    public init() {}
}

// @Needs(in: Tenant)
public struct Box<Value> {
    public init(value: Value) {}
}
