// What only conforming types have, nobody can call on the protocol; and what it would have provided is not missing.
protocol Route {
    // @Provides
    init(path: String)

    // @Provides
    static var scheme: [Character] { get }
}

extension Route {
    // @Needs
    init() { self.init(path: "") }
}

// @Needs
func follow(route: Route, scheme: [Character]) {}
