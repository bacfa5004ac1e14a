// `rethrows` counts as `throws`, also where no closure that is passed throws.

struct Failure: Error {}

// @Provides
func number() -> Int { 1 }

// @Provides
func bigNumber() throws -> Int64 {
    if isBroken { throw Failure() }
    return 2
}

nonisolated(unsafe) var isBroken = false

// @Provides
func text(_ number: () throws -> Int) rethrows -> String { "\(try number())" }

struct BigText {
    let text: String
}

// @Provides
func bigText(_ number: () throws -> Int, _ bigNumber: () throws -> Int64) rethrows -> BigText {
    BigText(text: "\(try number()) \(try bigNumber())")
}

struct Parts {
    let small: Int
    let count: Int
}

/// Swift assumes that a default closure throws, but `nil` does not. Nothing provides a `UInt8`.
// @Provides
func parts(
    _ small: (() throws -> UInt8)? = nil, count: () throws -> Int
) rethrows -> Parts {
    Parts(small: Int(try small?() ?? 0), count: try count())
}

struct Defaults {
    let small: Int
}

// @Provides
func defaults(small: () throws -> UInt8 = { 3 }, _ value: @autoclosure () throws -> Int) rethrows -> Defaults {
    Defaults(small: Int(try small()) + (try value()))
}

struct Lazy {
    let number: Int
}

/// Making the inner closure does not throw.
// @Provides
func lazy(_ make: () throws -> () throws -> Int64, _ value: @autoclosure () throws -> Int) rethrows -> Lazy {
    _ = try make()
    return Lazy(number: try value())
}

typealias Job = () throws -> UInt32

// @Provides
func job() -> Job { { 7 } }

struct Work {
    let result: UInt32
}

/// A provided closure may throw if its type says so.
// @Provides
func work(_ job: Job) rethrows -> Work { Work(result: try job()) }
