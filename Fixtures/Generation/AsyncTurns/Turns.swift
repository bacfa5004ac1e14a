// Where the main actor is the default, what does not wait must be called where a call waits anyway, or from there.

// @Scope(root)
final class App: Sendable {
    // @Provides
    let title: String

    init(title: String) {
        self.title = title
    }
}

// @Provides(once)
final class Database: Sendable {
    init() async {}
}

// What is shared in a call: one waits, one is made with it and does not, and the rest waits for more.

// @Provides(graph)
final class Connection: Sendable {
    init(database: Database) async throws {}
}

// @Provides(graph)
final class Query: Sendable {
    let connection: Connection

    init(connection: Connection) {
        self.connection = connection
    }
}

// @Provides
final class Table: Sendable {
    let query: Query
    let database: Database

    init(query: Query, database: Database) {
        self.query = query
        self.database = database
    }
}

final class Report: Sendable {
    let isShared: Bool

    // @Needs
    init(table: Table, query: Query, connection: Connection, database: Database) {
        isShared = table.query === query && query.connection === connection && table.database === database
    }
}

// What is shared waits for nothing, and only the initializer does.

// @Provides(graph)
final class Draft: Sendable {}

// @Provides
struct Page: Sendable {
    let draft: Draft
}

final class Editor: Sendable {
    let isShared: Bool

    // @Needs
    init(draft: Draft, page: Page) async {
        isShared = page.draft === draft
    }
}

// A function that may wait and need not; one of them is kept, and comes after its factory.

// @Provides(once)
final class Queue {
    let makeDraft: () async -> Draft
    let makeTable: () async throws -> Table
    let database: Database

    init(
        makeDraft: @escaping () async -> Draft, makeTable: @escaping () async throws -> Table, database: Database
    ) {
        self.makeDraft = makeDraft
        self.makeTable = makeTable
        self.database = database
    }
}

final class Composer {
    let makePage: () async -> Page
    let title: () async -> String

    // @Needs
    init(makePage: @escaping () async -> Page, title: @escaping () async -> String, queue: Queue) {
        self.makePage = makePage
        self.title = title
    }
}
