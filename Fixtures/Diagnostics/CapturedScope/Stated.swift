// Moved by what is written, they reach all that they need.
final class Settings {
    // @Needs(in: Session)
    init(makeHome: @escaping () -> HomeScreen) {}
}

final class Editor {
    // @Needs(given: id, in: Page)
    init(id: Int, makeRow: @escaping () -> Row) {}
}

// @Needs(in: Session)
final class Welcome {
    // @Needs(given: text)
    init(text: String, makeProfile: @escaping () -> Profile) {}
}

// @Provides(once)
// @Needs(in: Session)
final class Analytics {
    init(makeUser: @escaping () -> User) {}
}

// Or opened there.
final class Door {
    // @Needs
    init(openSession: @escaping (Session) -> SessionFactory) {}
}

// @Provides
final class Wrong {
    // @Needs(in: Session)
    init(user: User) { other = user }

    // @Needs(in: Session)
    func set(user: User) {}

    // @Needs(in: Session)
    var other: User
}

// @Provides(in: Session)
// @Needs(in: Page)
final class Both {}

// @Needs(in: Nowhere)
func wander() {}
