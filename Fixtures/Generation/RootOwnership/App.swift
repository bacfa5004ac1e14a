protocol Store: AnyObject { func add() -> Int }

// @Provides(once, live, as: Store)
final class FileStore: Store {
    let life = Life("FileStore")
    var count = 0
    func add() -> Int {
        count += 1
        return count
    }
}

// @Scope(root)
struct Bot {
    // @Provides
    let token: String
}

// @Provides
final class Event {
    let store: any Store
    init(store: any Store, token: String) { self.store = store }
}

/// It is all that the program keeps.
// @Provides(once)
final class Listener {
    let life = Life("Listener")
    let makeEvent: () -> Event
    init(makeEvent: @escaping () -> Event) { self.makeEvent = makeEvent }
}

final class Screen {
    let makeEvent: () -> Event
    // @Needs
    init(makeEvent: @escaping () -> Event) { self.makeEvent = makeEvent }
}
