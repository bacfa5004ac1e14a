// Making and injecting take turns, some of which wait.

// @Provides(once)
final class Journal: @unchecked Sendable {
    var lines: [String] = []
}

// Nobody else has it yet, and so it may go where its methods run.
// @Provides
class Importer {
    let name: String

    // @Needs
    var journal: Journal = Journal()

    init(name: Name) async {
        self.name = name.text
    }

    // @Needs
    func open(journal: Journal, connection: Connection) async throws -> Int {
        journal.lines.append("open " + name)
        return 1
    }

    // @Needs(given: number)
    func note(number: Int, journal: Journal, database: Database) {
        journal.lines.append("note \(number) \(journal === self.journal)")
    }

    // @Needs
    func close(database: Database) async {
        journal.lines.append("close")
    }
}

struct Name {
    let text: String
}

// @Provides
func makeName(title: String) -> Name { Name(text: title) }

// @Provides
struct Total: Sendable {
    private(set) var sum = 0

    init() {}

    // @Needs
    mutating func add(connection: Connection) { sum += 1 }

    // @Needs
    mutating func multiply(database: Database) async { sum *= 10 }

    #if !NEVER
        // @Needs
        mutating func addMore(journal: Journal) { sum += journal.lines.count }
    #endif
}

final class ImportScreen {
    let importer: Importer
    let total: Total

    // @Needs
    init(importer: Importer, total: Total) {
        self.importer = importer
        self.total = total
    }

    // @Needs
    func show(journal: Journal) { journal.lines.append("show") }
}
