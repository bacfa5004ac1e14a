protocol API: AnyObject { func get() -> String }

// @Provides(once, live, as: API)
final class HTTPAPI: API {
    let life = Life("HTTPAPI")
    func get() -> String { "http" }
}

protocol Store: AnyObject { var name: String { get } }

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, live, in: Session, as: Store)
final class DiskStore: Store {
    let life = Life("DiskStore")
    let name: String
    init(user: String) { name = "disk " + user }
}

// @Provides
final class Upload {
    let life = Life("Upload")
    let text: String
    init(api: any API, store: any Store, counter: Counter) {
        text = api.get() + " " + store.name + " \(counter.next())"
    }
}

// @Provides(once, in: Session)
final class Counter {
    let life = Life("Counter")
    var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

// @Provides(once, in: Session)
final class Queue {
    let life = Life("Queue")
    let makeUpload: () -> Upload?
    let other: () -> Counter?
    init(makeUpload: @escaping () -> Upload?, other: @escaping () -> Counter?) {
        self.makeUpload = makeUpload
        self.other = other
    }
}
