struct User {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

/// It stays one for the app, so an edit that would move it is an error.
// @Provides(once, in: PinnedToFactoryFactory)
final class Cache {
    init(user: User) {}
}

// @Needs(in: PinnedToFactoryFactory)
final class Screen {
    init(cache: Cache) {}
}

// @Provides(in: PinnedToFactory)
final class Misspelled {}

// @Provides(in: SessionFactory)
final class Other {}

// @Scope(in: PinnedToFactoryFactory)
struct Visit {}
