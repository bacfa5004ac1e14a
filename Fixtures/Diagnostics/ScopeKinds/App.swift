/// What differs between the values is a property of one scope.
// @Scope
protocol Session {
    // @Provides
    var user: User { get }
}

struct User {}

final class Screen {
    // @Needs
    init(user: User) {}
}

// @Provides(once, in: Session)
final class Inbox {
    init(user: User) {}
}

final class Router {
    // @Needs
    init(open: (any Session) -> SessionFactory) {}
}
