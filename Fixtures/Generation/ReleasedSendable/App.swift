// @Scope(root, sendable)
nonisolated struct App: Sendable {
    // @Provides
    let name: String
}

// @Scope(sendable)
nonisolated struct Session: Sendable {
    // @Provides
    let user: Int
}

// @Provides(once, in: Session)
nonisolated final class Cache: Sendable {
    let life = Life("Cache")
    init(user: Int) {}
}

// @Provides(in: Session)
nonisolated final class Upload: Sendable {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}

// @Provides(once, in: Session)
actor Worker {
    let life = Life("Worker")
    let upload: @Sendable () -> Upload?
    let maybe: @Sendable () async throws -> Upload?
    let open: @Sendable (Session) -> SessionFactory
    init(
        upload: @escaping @Sendable () -> Upload?, maybe: @escaping @Sendable () async throws -> Upload?,
        open: @escaping @Sendable (Session) -> SessionFactory
    ) {
        self.upload = upload
        self.maybe = maybe
        self.open = open
    }
}
