protocol Step: Sendable {
    var name: String { get }
}

#if DEBUG
    // @Provides(into: [Step])
    struct Trace: Step {
        let name = "trace"
    }
#endif

// @Provides(into: [any Step])
struct Load: Step {
    let name = "load"
}

#if DEBUG && os(Linux)
    // @Provides(once, into: [Step])
    final class Check: Step {
        let name = "check"
    }

    // @Provides(into: [Step])
    struct Count: Step {
        let name = "count"
    }
#else
    // @Provides(into: [Step])
    struct Skip: Step {
        let name = "skip"
    }
#endif

/// One that is there under the same condition as another.
// @Provides(into: [any Step])
struct Save: Step {
    let name = "save"
}

enum Titles {
    #if DEBUG
        // @Provides(into: [String: String], key: "title")
        static func debug() async throws -> String { "debug" }
    #else
        // @Provides(into: [String: String], key: "title")
        static func release() async -> String { "release" }
    #endif

    // @Provides(into: [String: String], key: "name")
    static func name() async -> String { "name" }
}

/// Nothing contributes to it without DEBUG, and then it is empty.
enum Checks {
    #if DEBUG
        // @Provides(into: [Int])
        static func check(elements: Elements) -> Int { elements.count }
    #endif
}

// @Provides(once)
struct Elements {
    let count = 3
}

/// Its type is not there without DEBUG, and neither is the collection.
#if DEBUG
    protocol Probe {}

    // @Provides(into: [Probe])
    struct First: Probe {}

    // @Needs
    func probe(all: [Probe]) -> Int { all.count }
#endif

enum Numbers {
    #if DEBUG
        // @Provides(into: [Double])
        @available(macOS 13, *)
        // @Needs(given: elements)
        static func double(elements: Double) -> Double { elements }
    #endif
}

struct App {
    let steps: [any Step]
    let titles: [String: String]
    let checks: [Int]
    let doubles: [Double]

    // @Needs
    @available(macOS 13, *)
    init(steps: [Step], titles: [String: String], checks: [Int], doubles: [Double]) {
        self.steps = steps
        self.titles = titles
        self.checks = checks
        self.doubles = doubles
    }
}
