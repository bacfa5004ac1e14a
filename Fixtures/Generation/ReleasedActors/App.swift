// @Scope
@MainActor
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, in: Session)
@MainActor
final class Cache {
    let life = Life("Cache")
    init(user: String) {}
}

// @Provides(in: Session)
@MainActor
final class Upload {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}

// @Provides(in: Session)
final class Plain {
    init() {}
}

// @Provides(once, in: Session)
@MainActor
final class Queue {
    let life = Life("Queue")
    let upload: @MainActor () -> Upload?
    let sent: @MainActor @Sendable () -> Upload?
    let waiting: @Sendable () async -> Upload?
    let nested: @MainActor () -> @MainActor @Sendable () -> Upload?
    let plain: () -> Plain?
    init(
        upload: @escaping @MainActor () -> Upload?, sent: @escaping @MainActor @Sendable () -> Upload?,
        waiting: @escaping @Sendable () async -> Upload?,
        nested: @escaping @MainActor () -> @MainActor @Sendable () -> Upload?,
        plain: @escaping () -> Plain?
    ) {
        self.upload = upload
        self.sent = sent
        self.waiting = waiting
        self.nested = nested
        self.plain = plain
    }
}
