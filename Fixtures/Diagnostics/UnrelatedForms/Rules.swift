protocol Rule {}
protocol Ordered {}
struct Plain: Rule {}
class Box<Content> {}
final class Crate<Content>: Box<Content> {
    override init() {}
}

extension Array: Ordered where Element == Plain {}

// @Provides(into: [Rule])
func all() -> [Plain] { [] }

// @Provides(as: Rule)
func maybe() -> Plain? { nil }

// @Provides(as: Rule)
func pair() -> (Plain, Plain) { (Plain(), Plain()) }

// @Provides(as: Rule)
func later() -> () -> Plain { { Plain() } }

// @Provides(as: Box<Int>)
final class TextBox: Box<String> {
    override init() {}
}

// @Provides(as: Box<String>)
typealias NumberCrate = Crate<Int>

// These are right.

// @Provides(as: Ordered)
func sorted() -> [Plain] { [] }

// @Provides(as: Box<Double>)
typealias FractionCrate = Crate<Double>

// @Provides(as: Box<Bool>)
final class FlagBox: Box<Bool> {
    override init() {}
}

final class Screen {
    // @Needs
    init(ordered: Ordered, fractions: Box<Double>, flags: Box<Bool>) {}
}

// A parameter's type is none of a value.

// @Provides(as: @escaping () -> Void)
struct Bell {}

// @Provides(as: sending Rule)
struct Strict: Rule {}
