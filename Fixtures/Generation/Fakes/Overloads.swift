// A member with an overload for shared instances has effects that the overload does not have.

// @Provides(graph)
final class Connection {
    init() async throws {}
}

// @Provides(live)
final class Query {
    let text: String
    // @Needs(given: text)
    init(text: String, connection: Connection) { self.text = text }
    init(fake text: String) { self.text = text }
}

final class Report {
    let query: Query
    // @Needs(given: text)
    init(text: String, query: Query, connection: Connection) { self.query = query }
}
