import Foundation

typealias StoreFile = URL

// @Provides
let storeFile: StoreFile = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("library.json")

/// The books that were seen last, for when there is no network.
protocol BookStore: Sendable {
    func books() async -> [Book]
    func keep(_ books: [Book]) async throws
}

// @Provides(once, live, as: BookStore)
actor DiskBookStore: BookStore {
    private let file: StoreFile
    private let log: EventLog
    private var kept: [Book] = []

    init(file: StoreFile, log: EventLog) async throws {
        self.file = file
        self.log = log
        await log.add("opening \(file.path)")
        if FileManager.default.fileExists(atPath: file.path) {
            kept = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
        }
    }

    func books() async -> [Book] { kept }

    func keep(_ books: [Book]) async throws {
        kept = books
        try JSONEncoder().encode(books).write(to: file)
        await log.add("kept \(books.count) books")
    }
}

/// What is known from a log-in to the log-out.
// @Scope
struct Session {
    // @Provides
    let user: User
}

/// The books that the user is about to borrow.
// @Provides(once, in: Session)
@MainActor
final class Cart {
    private(set) var books: [BookID] = []
    private let user: User
    private let policy: LoanPolicy

    init(user: User, policy: LoanPolicy) {
        self.user = user
        self.policy = policy
    }

    var summary: String { "\(books.count) books for \(user.name)" }

    var dueDate: Date { policy.dueDate }

    func add(_ id: BookID) {
        if !books.contains(id) { books.append(id) }
    }
}

// @Provides(once)
@MainActor
final class Login {
    private let api: any LibraryAPI
    private let open: (Session) -> SessionFactory
    private(set) var session: SessionFactory?

    init(api: any LibraryAPI, open: @escaping (Session) -> SessionFactory) {
        self.api = api
        self.open = open
    }

    func logIn(_ credentials: Credentials) async throws {
        session = open(Session(user: try await api.user(for: credentials)))
    }

    func logOut() { session = nil }
}
