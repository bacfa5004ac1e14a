protocol Log {}

// @Provides(once, eager, live, as: Log)
final class FileLog: Log {}

// @Provides(once, eager)
final class Indexer {
    init(store: Store) {}
}

// @Provides(each)
final class Store {
    init(log: Log) {}
}

/// A fake factory leaves it out.
// @Provides(once, eager, live)
final class CrashReporter {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(once, eager)
final class Inbox {
    init(user: User) {}
}

final class Screen {
    // @Needs
    init(user: User) {}
}
