import Foundation

protocol Clock: Sendable { var now: Date { get } }

// @Provides(once, live, as: Clock)
struct SystemClock: Clock { var now: Date { Date() } }

protocol IDGenerator: Sendable { func next() -> String }

// @Provides(once, live, as: IDGenerator)
struct RandomIDs: IDGenerator { func next() -> String { UUID().uuidString } }

protocol Logger: Sendable { func log(_ message: String) }
typealias RequestLog = Logger  // the logger of a request, which adds its id

// @Provides(as: Logger)
struct ConsoleLogger: Logger { func log(_ message: String) { print(message) } }

enum Table: String, Codable, Sendable { case users, products, orders }

protocol Database: Sendable {
    func all(_ table: Table) async throws -> [String: Data]
    func put(_ data: Data, key: String, in table: Table) async throws
}

protocol Migration: Sendable {
    var version: Int { get }
    func apply(to tables: inout [Table: [String: Data]]) throws
}

// @Provides(into: [any Migration])
struct CreateUsers: Migration {
    let version = 1
    func apply(to tables: inout [Table: [String: Data]]) { tables[.users] = tables[.users] ?? [:] }
}

// @Provides(into: [any Migration])
struct CreateOrders: Migration {
    let version = 2
    func apply(to tables: inout [Table: [String: Data]]) { tables[.orders] = tables[.orders] ?? [:] }
}

// @Provides(into: [any Migration])
struct CreateProducts: Migration {
    let version = 3
    func apply(to tables: inout [Table: [String: Data]]) throws {
        guard tables[.products] == nil else { return }
        tables[.products] = ["tea": try JSONEncoder().encode(Product(sku: "tea", cents: 450))]
    }
}

// @Provides(once, live, as: Database)
actor FileDatabase: Database {
    private let file: URL
    private var tables: [Table: [String: Data]]
    init(path: DatabasePath, migrations: [any Migration], log: any Logger) async throws {
        let file = URL(fileURLWithPath: path)
        var tables = try await Self.read(file)
        for migration in migrations.sorted(by: { $0.version < $1.version }) {
            try migration.apply(to: &tables)
            log.log("migrated to \(migration.version)")
        }
        self.file = file
        self.tables = tables
    }
    private static func read(_ file: URL) async throws -> [Table: [String: Data]] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        return try JSONDecoder().decode([Table: [String: Data]].self, from: Data(contentsOf: file))
    }
    func all(_ table: Table) -> [String: Data] { tables[table] ?? [:] }
    func put(_ data: Data, key: String, in table: Table) throws {
        tables[table, default: [:]][key] = data
        try JSONEncoder().encode(tables).write(to: file)
    }
}
