// Async functions whose results are not `Sendable`. With the main actor as the default isolation, they are on it.

protocol Database: AnyObject {
    var name: String { get }
}

final class SQL: Database {
    let name = "sql"
}

nonisolated(unsafe) var opened = 0

// @Provides(once)
func open() async -> any Database {
    opened += 1
    return SQL()
}

protocol Session {
    var database: any Database { get }
}

struct UserSession: Session {
    let database: any Database
}

/// It is not async itself.
// @Provides
func session(_ database: any Database) -> any Session { UserSession(database: database) }

protocol Token: AnyObject {}

final class FreshToken: Token {}

// @Provides
func issue() async throws -> any Token { FreshToken() }

protocol Page: AnyObject {
    var number: Int { get }
}

final class TextPage: Page {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

// @Provides(weak)
func frontPage() async -> any Page { TextPage(number: 1) }

// @Provides(graph)
func theme() async -> any Theme { DarkTheme() }

protocol Theme: AnyObject {}

final class DarkTheme: Theme {}

protocol Row {}

struct TextRow: Row {}

// @Provides
func chosen() async -> (any Row)? { nil }

// @Provides(into: [any Row])
func firstRow() async -> any Row { TextRow() }

// @Provides(into: [any Row])
func lastRow() -> any Row { TextRow() }

protocol Query: AnyObject {
    var text: String { get }
}

final class TextQuery: Query {
    let text: String

    init(text: String) {
        self.text = text
    }
}

// @Provides
// @Needs(given: text)
func query(text: String) async -> any Query { TextQuery(text: text) }

protocol Lock: AnyObject {}

protocol Bolt: AnyObject {}

final class DoorLock: Lock, Bolt {}

/// Its method is called on an instance.
// @Provides
final class Vault: Sendable {
    // @Provides
    func lock() async -> any Lock { DoorLock() }
}

nonisolated final class Steel: Bolt {}

/// One result under two types.
// @Provides(as: Bolt)
func bolt() async -> Steel { Steel() }

/// What types of the standard library are made of decides.
// @Provides
func settings() async -> [String: Any] { ["size": 1] }

// @Provides
func tags() async -> Set<AnyHashable> { ["new"] }
