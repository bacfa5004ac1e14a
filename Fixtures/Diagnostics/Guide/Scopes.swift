struct User {}
struct Film {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Scope
struct Viewing {
    // @Provides
    let film: Film
}

final class HomeScreen {
    // @Needs
    init(user: User) {}
}

final class RootScreen {
    // @Needs
    init(makeHome: @escaping () -> HomeScreen) {}
}

final class ReviewScreen {
    // @Needs
    init(user: User, film: Film) {}
}
