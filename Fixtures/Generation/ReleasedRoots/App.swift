public protocol Store: AnyObject { func add() -> Int }

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
public struct Bot {
    // @Provides
    let token: String
    public init(token: String) { self.token = token }
}

// @Provides
final class Event {
    let store: any Store
    init(store: any Store, token: String) { self.store = store }
}

// @Provides(once)
public final class Listener {
    let life = Life("Listener")
    let makeEvent: () -> Event?
    let token: () -> String
    init(makeEvent: @escaping () -> Event?, token: @escaping () -> String) {
        self.token = token
        self.makeEvent = makeEvent
    }
}

final class Screen {
    let makeEvent: () -> Event
    // @Needs
    init(makeEvent: @escaping () -> Event) { self.makeEvent = makeEvent }
}
