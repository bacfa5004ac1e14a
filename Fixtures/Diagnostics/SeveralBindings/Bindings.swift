// A marker belongs to one declaration, and nothing follows from one that has two.

struct Settings {}

// @Provides
let first, second: Settings
// @Provides
let third, fourth: Int

// @Scope
struct Session {
    // @Provides(once)
    let user: User, token: Token
}

struct User {}
struct Token {}

// @Needs
struct Pair {
    // @Needs
    let left, right: Settings
}

final class Screen {
    // @Needs
    var plain, other: Int

    // @Needs
    init(settings: Settings, number: Int, user: User, token: Token) {}
}

enum Values {
    // @Provides
    static var count: Int8 { 0 }
    // @Provides
    static var total: Int16 { 0 }
}
