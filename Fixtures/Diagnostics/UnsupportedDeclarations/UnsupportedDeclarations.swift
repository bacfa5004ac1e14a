// @Provides(once)
final class Clock {}

// @Provides
final class Unconstrained {
    init<T>(value: T, clock: Clock) {}
}

// @Provides
final class Constrained {
    // @Needs(given: values)
    init<T: Hashable>(values: [T], clock: Clock) {}
}

final class Entered {
    // @Needs(given: values)
    init<T: Hashable>(values: [T]) {}
}

// @Needs
func use(unconstrained: Unconstrained, constrained: Constrained) {}

// @Provides
struct Pack<each Part> {
    let count: Int
}

// @Provides
func packed<each Part>(_ parts: repeat each Part) -> Int { 0 }

// @Provides
final class TakesPack {
    init<each Part>(_ parts: repeat each Part) {}
}

// @Provides
final class Owner {
    // @Needs
    lazy var clock: Clock = Clock()
}

struct Counter {
    // @Provides
    var next: Float {
        mutating get { 0 }
    }

    // @Provides
    var last: Double {
        nonmutating get { 0 }
    }
}

// @Provides
func makeCounter() -> Counter { Counter() }

protocol First {}
protocol Second {}

// @Provides(as: (First, Second))
struct Both: First, Second {}

// @Provides(as: (First) -> Second)
struct Function: First {}

/// It closes over a value, so that no C function is one.
// @Needs
func register(callback: @convention(c) () -> Clock) {}
