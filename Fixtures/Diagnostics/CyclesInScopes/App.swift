// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(once, in: Session)
final class Presence {
    init(user: User, chat: Chat) {}
}

// @Provides(once, in: Session)
final class Chat {
    init(presence: Presence) {}
}

// What the outermost factory keeps needs no optional.
// @Provides(once)
final class Left {
    init(right: Right) {}
}

// @Provides(once)
final class Right {
    init(left: Left) {}
}

// @Needs(in: Session)
struct Screen {
    let chat: Chat
    let left: Left
}
