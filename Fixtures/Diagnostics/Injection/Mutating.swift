// @Provides
struct Meter {
    // @Provides
    lazy var total: Double = 1

    // @Provides
    mutating func next() -> Bool { true }
}

// @Needs
func measure(total: Double, next: Bool, names: [String]) {}

final class Names {
    // @Provides
    lazy var all: [String] = []

    // @Needs
    init() {}
}
