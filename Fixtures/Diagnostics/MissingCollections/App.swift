protocol Rule {}

enum Key: Hashable { case age }

// @Provides(into: [Rule])
struct Age: Rule {}

// @Provides(once, into: [Key: Step], key: .age)
final class Step {}

// @Needs
struct Root {
    let rules: [Key: any Rule]
    let tables: [Key: () -> any Rule]
    let steps: [Step]
}
