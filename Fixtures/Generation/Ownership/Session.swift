final class User {
    let life = Life("User")
    let name: String

    init(name: String) { self.name = name }
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

// @Provides
final class Upload {
    let life = Life("Upload")
    let user: User
    let cache: Cache

    init(user: User, cache: Cache) {
        self.user = user
        self.cache = cache
    }
}

// @Provides(once, in: Session)
final class Cache {
    let life = Life("Cache")

    init(user: User) {}
}

/// The session's factory keeps it and all in it, so that none of its closures keeps the factory.
// @Provides(once, in: Session)
final class Store {
    let life = Life("Store")
    let queue: Queue
    let feed: Feed
    let makeUpload: () -> Upload?
    let makeHome: () -> Home

    init(
        user: User, queue: Queue, feed: Feed, makeUpload: @escaping () -> Upload?, makeHome: @escaping () -> Home
    ) {
        self.queue = queue
        self.feed = feed
        self.makeUpload = makeUpload
        self.makeHome = makeHome
    }
}

// @Provides(in: Session)
final class Queue {
    let life = Life("Queue")
    let makeLater: () -> () -> Upload?

    init(makeLater: @escaping () -> () -> Upload?) { self.makeLater = makeLater }
}

// @Provides(weak, in: Session)
final class Feed {
    let life = Life("Feed")
    let makeUpload: () -> Upload?

    init(user: User, makeUpload: @escaping () -> Upload?) { self.makeUpload = makeUpload }
}

/// A screen is not the factory's, so that its closure keeps the session open.
final class Screen {
    let life = Life("Screen")
    let store: Store
    let makeUpload: () -> Upload
    let openPage: (Page) -> PageFactory

    // @Needs
    init(store: Store, makeUpload: @escaping () -> Upload, openPage: @escaping (Page) -> PageFactory) {
        self.store = store
        self.makeUpload = makeUpload
        self.openPage = openPage
    }
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: Int
}

// @Provides(once, in: Page)
final class Player {
    let life = Life("Player")
    let makeStep: () -> Step?
    let makeUpload: () -> Upload

    init(number: Int, makeStep: @escaping () -> Step?, makeUpload: @escaping () -> Upload) {
        self.makeStep = makeStep
        self.makeUpload = makeUpload
    }
}

// @Provides
struct Step {
    let number: Int
    let store: Store
}
