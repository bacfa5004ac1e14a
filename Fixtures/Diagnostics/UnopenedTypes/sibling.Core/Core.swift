public struct User {}

public struct Session {
    // @Provides
    public let user: User
}

// @Provides(once, in: Session)
public final class Notes {
    public init() {}
}

// @Scope
public struct Visit {
    // @Provides
    public let place: Place
}

public struct Place {}

// Nothing here needs it, so a module above may open the scope.
// @Provides(once, in: Trip)
public final class Tickets {
    public init() {}
}

public struct Trip {}

// @Provides(once, in: CoreFactory)
public final class Settings {
    public init() {}
}

// The marker of this scope is missing above a typealias in the app, which says so.
// @Provides(once, in: Visit)
public final class Guide {
    public init() {}
}

public protocol Login {
    // @Provides
    var key: Key { get }
}

public struct Key {}

struct Secret {}
