// @Provides(weak)
struct Value {}

protocol Shape {}

enum Shapes {
    // @Provides(weak)
    static func shape() -> any Shape { fatalError() }
}

// @Provides(once)
final class Slow {
    init() async {}
}

struct Screen {
    // @Needs
    init(value: Value, shape: any Shape, slow: Slow) {}
}
