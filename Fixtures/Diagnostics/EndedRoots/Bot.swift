// Other modules can make and drop its factory many times.
// @Scope(root)
public struct Bot {
    // @Provides
    let token: Token
    public init(token: String) { self.token = token }
}

typealias Token = String

// @Provides
final class Event {
    init(token: Token) {}
}

// @Provides(once)
final class Listener {
    init(makeEvent: @escaping () -> Event, makeName: @escaping () -> Event?) {}
}

// @Needs
func run(listener: Listener) {}
