enum Values {
    // @Provides(into: [String: Int], key: "a")
    static let first: Int = 1

    // @Provides(into: [String: Int], key: "b")
    static let second: Int = 2

    // @Provides(into: [String: Int], key: "a")
    static let third: Int = 3

    // @Provides(into: [String])
    static let name: String = ""

    // @Provides
    static let names: [String] = []
}

struct Screen {
    // @Needs
    init(values: [String: Int], names: [String]) {}
}
