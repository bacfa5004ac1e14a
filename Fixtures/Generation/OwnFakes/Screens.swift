// @Provides
final class Ledger {
    let transaction: Transaction

    init(transaction: Transaction) { self.transaction = transaction }
}

// @Needs
final class Screen {
    let api: any API
    let clock: any Clock
    let ledger: Ledger
    let transaction: Transaction
    let cache: Cache

    init(api: any API, clock: any Clock, ledger: Ledger, transaction: Transaction, cache: Cache) {
        self.api = api
        self.clock = clock
        self.ledger = ledger
        self.transaction = transaction
        self.cache = cache
    }
}

// @Needs
final class Uploads {
    let upload: (Int) async -> Upload
    let database: Database

    init(upload: @escaping (Int) async -> Upload, database: Database) {
        self.upload = upload
        self.database = database
    }
}

// @Needs
final class Diary {
    let store: any Store
    let nickname: String?

    init(store: any Store, nickname: String?) {
        self.store = store
        self.nickname = nickname
    }
}

// @Needs
final class Boxes {
    let makeBox: (Int) async -> Box

    init(makeBox: @escaping (Int) async -> Box) { self.makeBox = makeBox }
}

// @Needs
struct Analytics {
    let sinks: [any Sink]
}

// @Needs
struct LaterAnalytics {
    let sinks: [() async -> any Sink]
}
