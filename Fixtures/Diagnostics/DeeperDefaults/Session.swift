struct User {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

/// Its default keeps it out of the session.
final class Root {
    // @Needs
    init(user: User? = nil, banner: Banner) {}
}

// @Provides
final class Banner {
    init(makeHome: (() -> Home)? = nil) {}
}

/// Another need puts it into the session, so that it gets the user.
final class Profile {
    // @Needs
    init(user: User? = nil, home: Home) {}
}

// @Provides
final class Home {
    init(user: User) {}
}

/// Stated.
final class Anonymous {
    // @Needs(default: user)
    init(user: User? = nil) {}
}

/// `once` stays one for the app.
// @Provides(once)
final class Cache {
    init(user: User? = nil) {}
}

// @Needs
func start(cache: Cache) {}
