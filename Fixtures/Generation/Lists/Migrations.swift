struct Migration: Sendable {
    let number: Int
}

// @Provides(once)
final class Database {
    let first = 1
}

/// A module contributes all its migrations at once.
// @Provides(into: [Migration])
func migrations(of database: Database) -> [Migration] { [Migration(number: database.first), Migration(number: 2)] }

// @Provides(into: Array<Migration>)
let further: [Migration] = [Migration(number: 3)]

// @Provides(into: [Migration])
func last() -> Migration { Migration(number: 4) }

#if TRACE
// @Provides(into: [Migration])
let traced: [Migration] = [Migration(number: 5)]
#endif

// @Provides(into: [String: Int])
func remote() async throws -> [String: Int] { ["a": 1, "b": 2] }

// @Provides(into: [String: Int], key: "c")
let local: Int = 3

// @Needs
struct Migrator {
    let migrations: [Migration]
}

// @Needs
struct Settings {
    let values: [String: Int]
}
