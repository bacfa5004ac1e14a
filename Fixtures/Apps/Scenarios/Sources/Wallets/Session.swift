struct User: Equatable {
    let name: String
}

struct Wallet: Equatable {
    let owner: String
    let name: String
}

/// As long as somebody is logged in. Logging out is dropping the factory that was made from it.
// @Scope
struct Session {
    // @Provides
    let user: User
}
