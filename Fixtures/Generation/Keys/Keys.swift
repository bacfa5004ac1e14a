protocol P {}
protocol Q {}

// @Provides(as: P, Q & P, P?)
struct Both: P, Q {}

enum Values {
    // @Provides
    static let numbers: Array<Int> = [1]
    // @Provides
    static let names: [String: Optional<Int>] = ["a": 1]
    // @Provides
    static func pair() -> (Int, String) { (1, "a") }
    // @Provides
    static let size: (width: Int, height: Int) = (1, 2)
}

struct Everything {
    let p: any P

    // @Needs
    init(
        p: any P, both: P & Q, optional: (any P)?, numbers: [Int], names: Dictionary<String, Int?>, pair: (Int, String),
        size: ((width: Int, height: Int)), unwrapped: P!
    ) {
        self.p = p
    }
}

// @Provides
func pattern() -> _StringProcessing.Regex<Substring> { #/a+/# }

// @Needs
func match(pattern: Regex<Substring>) -> Bool { "aaa".wholeMatch(of: pattern) != nil }
