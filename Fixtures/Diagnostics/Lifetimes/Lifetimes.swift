// @Provides(weak)
struct Value {}

protocol Shape {}

enum Shapes {
    // @Provides(weak)
    static func shape() -> any Shape { fatalError() }
}

struct Screen {
    // @Needs
    init(value: Value, shape: any Shape) {}
}
