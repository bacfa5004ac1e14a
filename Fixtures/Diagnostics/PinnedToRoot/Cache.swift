// @Scope(root)
struct App {}

struct User {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides(once, in: AppFactory)
final class Cache {
    init(user: User) {}
}

// @Provides(once, in: App)
final class Log {
    init(user: User) {}
}
