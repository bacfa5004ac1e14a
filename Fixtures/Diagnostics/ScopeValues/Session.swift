protocol HasUser {}

// @Scope
struct Session: HasUser {
    // @Provides
    let user: User
}

struct User {}

/// The value of a scope has no marker that could say `as:`.
final class Profile {
    // @Needs
    init(owner: HasUser, user: User) {}
}
