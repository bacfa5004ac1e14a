import Rules

enum Key: Hashable { case age }

// @Provides(into: [Key: Rule], key: .age)
struct Age: Rule {}

// A table of closures is the same form as its table.
// @Needs
struct Root {
    let rules: [Key: () -> any Rule]
    let tabs: () -> [any Tab]
    let filters: [any Filter]
}

// @Provides(into: [Rule])
struct Own: Rule {}

// @Provides(into: [Tab])
struct Home: Tab {}

protocol Filter {}

// Something provides the list itself.
// @Provides
let filters: [any Filter] = []

// Code of the module reads it from the factory.
// @Provides(into: [String: Tab], key: "read")
struct Read: Tab {}

func tabs(of factory: UntakenElementsFactory) -> Any { factory.tabByString }
