import GRDB

extension Link: FetchableRecord, PersistableRecord {}

/// Exists only with tables that are up to date.
// @Provides
struct SQLiteStore: LinkStore {
    private let database: DatabasePool

    // @Needs(given: path)
    init(path: String) async throws {
        let database = try DatabasePool(path: path)
        try await withCheckedThrowingContinuation { migration in
            Self.migrator.asyncMigrate(database) { migration.resume(with: $0.map { _ in }) }
        }
        self.database = database
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("Links") { database in
            try database.create(table: "link") { table in
                table.primaryKey("code", .text)
                table.column("target", .text).notNull()
                table.column("clicks", .integer).notNull()
            }
        }
        return migrator
    }

    func add(_ link: Link) async throws -> Bool {
        try await database.write { database in
            try link.insert(database, onConflict: .ignore)
            return database.changesCount == 1
        }
    }

    func link(_ code: String) async throws -> Link? {
        try await database.read { try Link.fetchOne($0, key: code) }
    }

    func add(clicks: [String: Int]) async throws {
        try await database.write { database in
            for (code, count) in clicks {
                try Link.filter(key: code).updateAll(database, Column("clicks").set(to: Column("clicks") + count))
            }
        }
    }
}
