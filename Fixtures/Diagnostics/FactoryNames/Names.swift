struct User {}

// The module's own factory has this name already.
// @Scope
struct FactoryNames {
    // @Provides
    let user: User
}

#if DEBUG
// @Scope
struct Debug {}
#else
// @Scope
struct Debug {}
#endif

protocol Handler {}

// Of a collection it is an element.
// @Provides(once, as: [Handler])
final class Login: Handler {}

// @Provides(into: [Handler])
final class Logout: Handler {}

final class Router {
    // @Needs
    init(handlers: [Handler]) {}
}

// All private properties are named.
// @Needs
struct Draft {
    let user: User
    private let lines: [String]
    private var title: String
}
