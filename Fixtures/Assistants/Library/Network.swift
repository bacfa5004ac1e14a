import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol LibraryAPI: Sendable {
    func user(for credentials: Credentials) async throws -> User
    func books() async throws -> [Book]
    func book(_ id: BookID) async throws -> Book
}

/// The API below its decorator.
typealias PlainLibraryAPI = LibraryAPI
typealias BaseURL = String

#if DEBUG
    // @Provides
    let baseURL: BaseURL = "http://localhost:8080"

    // @Provides(fake, as: LibraryAPI)
    struct SampleLibraryAPI: LibraryAPI {
        func user(for credentials: Credentials) async throws -> User { User(name: credentials.name) }
        func books() async throws -> [Book] { [try await book(BookID(rawValue: 1))] }
        func book(_ id: BookID) async throws -> Book { Book(id: id, title: "Emma", author: "Jane Austen") }
    }
#else
    // @Provides
    let baseURL: BaseURL = "https://library.example.com"
#endif

protocol Transport: Sendable {
    func data(from url: URL) async throws -> Data
}

// @Provides(as: Transport)
struct URLSessionTransport: Transport {
    func data(from url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
}

// @Provides(as: PlainLibraryAPI)
struct HTTPLibraryAPI: PlainLibraryAPI {
    let baseURL: BaseURL
    let transport: any Transport

    func user(for credentials: Credentials) async throws -> User { try await get("users/\(credentials.name)") }
    func books() async throws -> [Book] { try await get("books") }
    func book(_ id: BookID) async throws -> Book { try await get("books/\(id.rawValue)") }

    private func get<Value: Decodable>(_ path: String) async throws -> Value {
        guard let url = URL(string: "\(baseURL)/\(path)") else { throw URLError(.badURL) }
        return try JSONDecoder().decode(Value.self, from: try await transport.data(from: url))
    }
}

/// What the app did, for support.
// @Provides(once)
actor EventLog {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

// @Provides(once, live, as: LibraryAPI)
struct LoggingLibraryAPI: LibraryAPI {
    let inner: any PlainLibraryAPI
    let log: EventLog
    let clock: any Clock

    func user(for credentials: Credentials) async throws -> User {
        await log.add("\(clock.now) log-in")
        return try await inner.user(for: credentials)
    }

    func books() async throws -> [Book] {
        await log.add("\(clock.now) books")
        return try await inner.books()
    }

    func book(_ id: BookID) async throws -> Book {
        await log.add("\(clock.now) book \(id.rawValue)")
        return try await inner.book(id)
    }
}
