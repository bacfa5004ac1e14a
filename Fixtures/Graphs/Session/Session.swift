// A factory in a factory, each of which starts from a value.

struct User {}

// @Scope(root)
struct Settings {
    // @Provides
    let host: String
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides(once)
final class Client {
    init(host: String) {}
}

// @Provides(once, in: Session)
final class Inbox {
    init(user: User, client: Client) {}
}

final class InboxScreen {
    // @Needs
    init(inbox: Inbox) {}
}

final class LoginScreen {
    // @Needs
    init(client: Client, open: @escaping (Session) -> SessionFactory) {}
}

// @Provides(once, in: Session)
final class Ticker {
    init(makeInbox: @escaping () -> Inbox?) {}
}
