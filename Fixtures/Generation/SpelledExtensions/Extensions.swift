extension [Int] {
    // @Provides
    static var numbers: [Int] { [1, 2] }

    // @Provides
    var total: Float { Float(reduce(0, +)) }
}

extension String? {
    // @Provides
    static func maybe() -> String? { "maybe" }
}

extension Array<String> {
    // @Provides
    static var names: [String] { ["Ada"] }
}

extension Optional where Wrapped == Bool {
    // @Provides
    static var flag: Bool? { true }
}

extension [String: Int] {
    // @Provides
    static var table: [String: Int] { ["a": 1] }
}

extension [[String]: Int?]? {
    // @Provides
    static var odd: [[String]: Int?]? { nil }
}

// @Needs
func describe(
    numbers: [Int], total: Float, maybe: String?, names: [String], flag: Bool?, table: [String: Int],
    odd: [[String]: Int?]?
) -> String {
    "\(numbers.count) \(total) \(maybe ?? "") \(names[0]) \(flag == true) \(table["a"]!) \(odd == nil)"
}

extension Array<Double> {
    // @Provides
    static var halves: Self { [0.5] }
}

extension Set<Int>? {
    // @Provides
    static func primes() -> Self { [2, 3] }
}

// @Needs
func describeSelf(halves: [Double], primes: Set<Int>?) -> String { "\(halves.count) \(primes?.count ?? 0)" }
