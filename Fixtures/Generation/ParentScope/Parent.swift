// @Scope
struct Parent {
    // @Provides
    let number: Int
}

// @Scope(in: Parent)
struct Child {
    // @Provides
    let text: String
}

protocol Clock {}

// @Provides(live, as: Clock)
struct ParentClock: Clock {
    init(number: Int) {}
}

struct StubClock: Clock {}

final class Screen {
    let instance: Int
    private(set) var text = ""

    /// The given parameter has the name of the variable that holds the new instance.
    // @Needs(given: instance)
    init(instance: Int, clock: any Clock) {
        self.instance = instance
    }

    // @Needs
    func show(text: String) {
        self.text = text
    }
}
