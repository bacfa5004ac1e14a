import Core
import Domain
import Kit

// A scope of this module that starts from another module's type.
// @Scope
typealias Session = Core.Session

struct Basket {}

// That module does not see this scope.
// @Scope
struct Visit {
    // @Provides
    let guest: Guest
    // @Provides
    let basket: Basket
}

final class Home {
    // @Needs
    init(notes: Notes, history: History, cache: GuestCache) {}
}
