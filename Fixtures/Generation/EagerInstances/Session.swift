// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, eager)
final class Sync {
    let life = note("Sync")
    let cache: Cache
    let makeUpload: () -> Upload

    init(user: String, cache: Cache, makeUpload: @escaping () -> Upload) {
        self.cache = cache
        self.makeUpload = makeUpload
    }
}

// @Provides(in: Session)
final class Upload {
    let sync: Sync

    init(sync: Sync) { self.sync = sync }
}

// @Scope(in: Session)
@MainActor
struct Room {
    // @Provides
    let number: Int
}

// @Provides(once, eager)
@MainActor
final class Door {
    let life = note("Door")

    init(number: Int, sync: Sync) {}
}
