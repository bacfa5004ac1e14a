protocol Step {}

protocol Clock {}

// What a broken marker of a function would have provided.
enum Values {
    // @Provides once
    static let numbers: [Int] = []

    // @Provides(onec)
    static func format() -> (Int) -> String { { "\($0)" } }

    // @Provides(as: Clock, once, weak)
    static func clock() -> SystemClock { SystemClock() }

    // @Provides(into: [Step], key: 1)
    static func step() -> First { First() }
}

struct First: Step {}

struct SystemClock: Clock {}

// What is given to it is not known.
// @Provides
struct Model {
    // @Needs(given: strat)
    init(start: Int) {}
}

// @Provides
struct Detail {
    // @Needs(givn: id)
    init(id: Int, name: String) {}
}

// @Provides
struct Outer {
    // @Needs(given: id)
    init(detail: Detail, id: Int) {}
}

// @Provides(once)
struct Kept {
    let outer: Outer
}

struct Screen {
    // @Needs
    init(
        numbers: [Int], format: (Int) -> String, clock: Clock, steps: [any Step], system: SystemClock?,
        model: (Int) -> Model, detail: (Int) -> Detail, outer: (Int, String) -> Outer, kept: Kept, other: Detail
    ) {}
}

struct Other {
    // @Needs(given: id, nmae)
    init(id: String, name: Int, outer: Outer, more: (Int, Int) -> Outer) {}
}

// @Provides(once, weak)

struct Both {}

final class Last {
    // @Needs
    init(both: Both) {}
}
// @Provides once
