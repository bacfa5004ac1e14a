protocol Handler: Sendable {
    func respond() async throws -> Response
}

// @Provides(into: [Route: any Handler], key: Route(.get, "/"))
struct Greeting: Handler {
    func respond() -> Response { Response(status: 200, text: "Hello") }
}

// @Provides(into: [Route: any Handler], key: Route(.get, "/notes"))
struct ListNotes: Handler {
    let database: Database
    let log: RequestLog

    func respond() async -> Response {
        let notes = await database.notes
        await log.add("\(notes.count) notes")
        return Response(status: 200, text: notes.sorted().joined(separator: "\n"))
    }
}

// @Provides(into: [Route: any Handler], key: Route(.post, "/notes"))
struct AddNote: Handler {
    let note: RequestBody
    let database: Database
    let log: RequestLog

    func respond() async -> Response {
        guard !note.isEmpty else { return Response(status: 400, text: "A note must say something") }
        let count = await database.add(note: note)
        await log.add("note \(count)")
        return Response(status: 201, text: note)
    }
}

// @Provides(into: [Route: any Handler], key: Route(.get, "/audit"))
struct Audit: Handler {
    let database: @Sendable () async throws -> Database

    func respond() async throws -> Response {
        Response(status: 200, text: try await database().audit.sorted().joined(separator: "\n"))
    }
}
