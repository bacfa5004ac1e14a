// @Provides(once, live)
final class Network {}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Provides(once, live, in: Session)
final class Store {
    init(user: User, network: Network) {}
}

final class Home {
    // @Needs
    init(store: Store) {}
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: PageNumber
}

typealias PageNumber = Int

// @Provides(live)
struct Printer {
    let number: PageNumber
}

final class Reader {
    // @Needs
    init(printer: Printer) {}
}

/// Nothing in it is live.
// @Scope
struct Visit {
    // @Provides
    let guest: Guest
}

struct Guest {}

final class Lobby {
    // @Needs
    init(guest: Guest) {}
}
