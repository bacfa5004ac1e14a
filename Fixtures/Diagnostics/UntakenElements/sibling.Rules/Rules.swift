public protocol Rule {}

public protocol Tab {}

// @Provides(into: [Rule])
public struct NoDebt: Rule {
    public init() {}
}

// @Provides(into: [Tab])
public struct Search: Tab {
    public init() {}
}

// The factory of this module takes it.
// @Provides(into: [Int: Tab], key: 1)
public struct First: Tab {
    public init() {}
}

// @Needs
struct Tabs {
    let tabs: [Int: any Tab]
}

func makeTabs() -> Tabs { RulesFactory().makeTabs() }
