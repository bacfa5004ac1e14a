/// It was meant to be the root, from which the home screen could be made.
// @Scope
struct FollowOnRoot {
    // @Provides
    let user: User
}

struct User {}

// @Provides
final class Home {
    init(user: User) {}
}

// @Needs
final class Start {
    init(makeHome: @escaping () -> Home) {}
}
