#if DEBUG
    // @Provides
    let imapHost: IMAPHost = "localhost:1143"
    // @Provides
    let smtpHost: SMTPHost = "localhost:1025"
#else
    // @Provides
    let imapHost: IMAPHost = "imap.example.com:993"
    // @Provides
    let smtpHost: SMTPHost = "smtp.example.com:465"
#endif

// @Provides
let databasePath: DatabasePath = "mail.sqlite"

// @Provides(once, live, as: WallClock)
struct SystemClock: WallClock { var now: Int { 42 } }

// @Provides(once)
actor DeliveryLog {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

// @Provides(as: PlainSMTP)
struct NetworkSMTP: PlainSMTP {
    let host: SMTPHost
    func send(_ message: Message, as credentials: Credentials) async throws {
        if host.isEmpty { throw MailError.refused }
    }
}

// @Provides(once, live, as: SMTPClient)
struct LoggingSMTP: SMTPClient {
    let inner: any PlainSMTP
    let log: DeliveryLog
    let clock: any WallClock
    func send(_ message: Message, as credentials: Credentials) async throws {
        await log.note("\(clock.now) sending to \(message.to)")
        try await inner.send(message, as: credentials)
    }
}

// @Provides(once, live, in: Account, as: IMAPClient)
actor NetworkIMAP: IMAPClient {
    private let host: IMAPHost
    private let credentials: Credentials
    private var connected = false
    init(host: IMAPHost, credentials: Credentials) {
        self.host = host
        self.credentials = credentials
    }
    func fetch(_ folder: Folder) async throws -> [Message] {
        if credentials.user.isEmpty || host.isEmpty { throw MailError.refused }
        connected = true
        return []
    }
}

// @Provides(once, live, as: Database)
actor FileDatabase: Database {
    private let path: DatabasePath
    private var drafts: [DraftID: Draft] = [:]
    init(path: DatabasePath) async throws {
        if path.isEmpty { throw MailError.noDatabase }
        self.path = path
    }
    func save(_ draft: Draft) { drafts[draft.id] = draft }
    func draft(_ id: DraftID) -> Draft? { drafts[id] }
}

// @Provides(into: [any MessageFilter])
struct SpamFilter: MessageFilter {
    func apply(_ message: Message) -> Message {
        var message = message
        if message.subject.contains("WIN") { message.folder = .junk }
        return message
    }
}

// @Provides(into: [any MessageFilter])
struct OwnMailFilter: MessageFilter {
    let address: AccountAddress
    func apply(_ message: Message) -> Message {
        var message = message
        if message.from == address { message.folder = .sent }
        return message
    }
}

// @Provides(into: [any MessageFilter])
struct FutureDateFilter: MessageFilter {
    let clock: any WallClock
    func apply(_ message: Message) -> Message {
        var message = message
        if message.date > clock.now + 86_400 { message.folder = .junk }
        return message
    }
}

#if DEBUG
    // @Provides(fake, as: WallClock)
    struct FixedClock: WallClock { let now = 1_000 }

    // @Provides(fake, as: SMTPClient)
    actor RecordingSMTP: SMTPClient {
        private(set) var sent: [Message] = []
        func send(_ message: Message, as credentials: Credentials) { sent.append(message) }
    }

    // @Provides(fake, as: IMAPClient)
    actor RecordingIMAP: IMAPClient {
        private(set) var fetched: [Folder] = []
        func fetch(_ folder: Folder) -> [Message] {
            fetched.append(folder)
            return []
        }
    }

    // @Provides(fake, as: Database)
    actor MemoryDatabase: Database {
        private(set) var saved: [Draft] = []
        func save(_ draft: Draft) { saved.append(draft) }
        func draft(_ id: DraftID) -> Draft? { saved.last { $0.id == id } }
    }
#endif
