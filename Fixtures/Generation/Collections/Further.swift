// A function gives only to the collection, but for what it says in `as:`.

protocol Rule {
    var name: String { get }
}

protocol NamedRule: Rule {}

struct TextRule: NamedRule {
    let name: String
}

enum Rules {
    // @Provides(into: [Rule], as: NamedRule)
    static func shortRule() -> TextRule { TextRule(name: "first") }

    // @Provides(into: [Rule], as: Rule)
    static func longRule() -> any Rule { TextRule(name: "second") }

    // @Provides(into: [Rule])
    static func lastRule() -> TextRule { TextRule(name: "third") }
}

// @Needs
func describe(rule: Rule, named: NamedRule, rules: [Rule]) -> [String] { ([rule, named] + rules).map(\.name) }
