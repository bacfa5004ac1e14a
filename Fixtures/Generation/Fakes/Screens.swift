final class Home {
    let coordinator: Coordinator
    let clock: any Clock
    let random: () -> Int
    let cache: Cache
    let steps: [String]
    // @Needs
    init(coordinator: Coordinator, clock: any Clock, random: @escaping () -> Int, cache: Cache, steps: [String]) {
        self.coordinator = coordinator
        self.clock = clock
        self.random = random
        self.cache = cache
        self.steps = steps
    }
}

final class Uploads {
    let database: Database
    let upload: (Int) async throws -> Upload
    // @Needs
    init(database: Database, upload: @escaping (Int) async throws -> Upload) {
        self.database = database
        self.upload = upload
    }
}

final class Books {
    let first: Ledger
    let transaction: Transaction
    // @Needs
    init(first: Ledger, transaction: Transaction) {
        self.first = first
        self.transaction = transaction
    }
}

final class Profile {
    let store: any Store
    let openPage: (Page) -> PageFactory
    // @Needs
    init(store: any Store, openPage: @escaping (Page) -> PageFactory) {
        self.store = store
        self.openPage = openPage
    }
}

final class Reader {
    let cache: PageCache
    let store: any Store
    // @Needs
    init(cache: PageCache, store: any Store) {
        self.cache = cache
        self.store = store
    }
}
