typealias Nothing = ()

/// What an injected method returns is nobody's.
final class Recorder {
    private(set) var calls: [String] = []

    // @Needs
    init() {}

    // @Needs
    func count(number: Double) -> Int {
        calls.append("count")
        return 1
    }

    // @Needs
    func chain() throws -> Self {
        calls.append("chain")
        return self
    }

    // @Needs
    func first(number: Double) -> Void { calls.append("first") }

    // @Needs
    func second() -> () { calls.append("second") }

    // @Needs
    func third() -> Nothing { calls.append("third") }
}

// @Provides
let number: Double = 2
