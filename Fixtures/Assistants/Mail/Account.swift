// @Scope
struct Account: Sendable {
    // @Provides
    let address: AccountAddress
    // @Provides
    let credentials: Credentials
}

// @Provides(once, in: Account)
actor MailboxCache {
    private var messages: [MessageID: Message] = [:]
    func store(_ message: Message) { messages[message.id] = message }
    func message(_ id: MessageID) -> Message? { messages[id] }
    func list(_ folder: Folder) -> [Message] { messages.values.filter { $0.folder == folder }.sorted { $0.date < $1.date } }
}

// @Provides(once, in: Account)
actor SyncEngine {
    private let imap: any IMAPClient
    private let cache: MailboxCache
    private let filters: [any MessageFilter]
    private let clock: any WallClock
    private(set) var lastSync: Int?
    init(imap: any IMAPClient, cache: MailboxCache, filters: [any MessageFilter], clock: any WallClock) {
        self.imap = imap
        self.cache = cache
        self.filters = filters
        self.clock = clock
    }
    func sync(_ folder: Folder) async throws {
        for message in try await imap.fetch(folder) {
            await cache.store(filters.reduce(message) { $1.apply($0) })
        }
        lastSync = clock.now
    }
}

// @Provides(once, in: Account)
@MainActor final class DraftStore {
    private let database: () async throws -> any Database
    private(set) var known: Set<DraftID> = []
    init(database: @escaping () async throws -> any Database) { self.database = database }
    func save(_ draft: Draft) async throws {
        known.insert(draft.id)
        try await database().save(draft)
    }
    func load(_ id: DraftID) async throws -> Draft? { try await database().draft(id) }
}

// @Provides(once, in: Account)
@MainActor final class Outbox {
    private let smtp: any SMTPClient
    private let cache: MailboxCache
    private let credentials: Credentials
    private(set) var pending = 0
    init(smtp: any SMTPClient, cache: MailboxCache, credentials: Credentials) {
        self.smtp = smtp
        self.cache = cache
        self.credentials = credentials
    }
    func send(_ message: Message) async throws {
        pending += 1
        defer { pending -= 1 }
        try await smtp.send(message, as: credentials)
        await cache.store(message)
    }
}

// @Provides(once)
@MainActor final class Accounts {
    private let open: (Account) -> AccountFactory
    private(set) var signedIn: [AccountAddress: AccountFactory] = [:]
    init(open: @escaping (Account) -> AccountFactory) { self.open = open }
    @discardableResult func signIn(_ account: Account) -> AccountFactory {
        let factory = open(account)
        signedIn[account.address] = factory
        return factory
    }
    func signOut(_ address: AccountAddress) { signedIn[address] = nil }
}
