// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {}

// @Scope
struct Page {
    // @Provides
    let text: Text
}

struct Text {}

// @Provides
final class Home {
    init(user: User) {}
}

// @Provides
final class About {}

// @Provides
protocol Screens {
    func about() -> About
    func home() -> Home
}

// What the screens make is judged where they are needed: here it is out of reach.
// @Needs
final class Root {
    init(screens: Screens) {}
}

// @Needs(in: Session)
final class Tabs {
    init(screens: Screens) {}
}

// @Provides
protocol Tours {
    var screens: Screens { get }
}

// @Needs
final class Guide {
    init(tours: Tours) {}
}

// @Provides
protocol Both {
    func home() -> Home
    func text() -> Text
}

// One value is made for both, and outside of the session it has to use its own implementation.
// @Provides
protocol Greeting {
    func user() -> User
}

extension Greeting {
    func user() -> User { User() }
}

// @Needs
final class Lobby {
    init(greeting: Greeting) {}
}

// @Needs(in: Session)
final class Hall {
    init(greeting: Greeting) {}
}
