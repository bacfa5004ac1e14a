// @Scope
protocol Session: Account {
    associatedtype Badge

    // @Provides
    var badge: Badge { get }

    // @Provides
    func copy() -> Self

    // @Provides
    var badges: [Self.Badge] { get }

    // @Provides
    static var limit: Limit { get }

    // @Provides
    var user: User { get }
}

protocol Account {
    associatedtype Item

    // @Provides
    func firstItem() -> Item?
}

struct Limit {}

struct User {}

final class Screen {
    // @Needs
    init(user: User, makeHome: () -> Home) {}
}

/// It belongs in the session, or opens one.
final class Router {
    // @Needs(in: ProtocolScopesFactory)
    init(makeHome: () -> Home) {}
}

final class Home {
    // @Needs
    init(user: User) {}
}
