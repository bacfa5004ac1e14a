protocol API: Sendable {
    func load() -> String
}

// @Provides(once, live, as: API)
final class HTTPAPI: API {
    init(session: URLSession) {}

    func load() -> String { "http" }
}

/// Only the live API needs it, so the fake does not ask for it.
// @Provides(once, live)
final class URLSession {}

protocol Clock {
    var now: Int { get }
}

// @Provides(live, as: Clock)
struct SystemClock: Clock {
    var now: Int { 0 }
}

// @Provides(once, live)
func openDatabase() async throws -> Database { Database(name: "disk") }

final class Database: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

// @Provides(live)
final class Upload {
    let size: Int

    // @Needs(given: size)
    init(size: Int, api: any API) async { self.size = size }
}

// @Provides(live, graph)
final class Transaction {
    var number = 0
}

// @Scope
struct Session {
    // @Provides
    let user: User
}

struct User {
    let name: String
}

protocol Store: AnyObject {
    var file: String { get }
}

// @Provides(once, live, in: Session, as: Store)
final class DiskStore: Store {
    let file: String

    init(user: User) { file = user.name }
}

// @Provides(weak, live)
final class Cache {
    var isSample = false
}

protocol Sink {
    var name: String { get }
}

// @Provides(into: [any Sink], live)
struct ConsoleSink: Sink {
    let name = "console"
}

// @Provides(once, into: [any Sink], live)
final class FileSink: Sink {
    let name: String

    // @Needs
    init() { name = "file" }

    init(name: String) { self.name = name }
}

// @Provides(live, into: [any Sink])
func remote() async -> Remote { Remote() }

struct Remote: Sink {
    let name = "remote"
}

// @Provides(into: [any Sink])
struct PlainSink: Sink {
    let name = "plain"
}

/// Only a fake needs it, so it is an argument.
// @Provides(once, live)
final class Disk {}

// @Provides(live)
// @Needs(given: side)
func box(side: Int) async -> Box { Box(side: side) }

struct Box: Sendable {
    let side: Int
}

/// In a session, and optional itself.
// @Provides(once, live, in: Session)
func nickname(of user: User) -> String? { nil }
