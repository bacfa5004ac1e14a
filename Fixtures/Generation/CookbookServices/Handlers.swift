/// Stands for a database on disk.
final class Orders {
    let names: [String]

    init(path: String) throws {
        if path.isEmpty { throw NoFile() }
        names = ["tea", "bread"]
    }
}

struct NoFile: Error {}

/// What the server has once it has opened its database.
// @Scope
struct Running {
    // @Provides
    let orders: Orders
}

// @Needs
func listOrders(orders: Orders) -> String { orders.names.joined(separator: ", ") }

// @Provides
final class Report {
    let text: String

    // @Needs(given: path)
    init(path: String) throws {
        if path.isEmpty { throw NoFile() }
        text = "report of \(path)"
    }
}

/// Answers also where the report cannot be read.
// @Needs(given: path)
func showReport(path: String, read: (_ path: String) throws -> Report) -> String {
    (try? read(path))?.text ?? "no such report"
}
