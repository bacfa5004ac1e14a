// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(once)
final class Notes {
    init(user: User) {}
}

// @Provides
final class Editor {
    init(notes: Notes) {}
}

// @Provides(once)
final class Desk {
    init(editor: Editor) {}
}

// It reaches the notes through the desk, which would move.
// @Provides(once)
final class Office {
    init(desk: Desk) {}
}

// @Needs
struct Root {
    let office: Office
}
