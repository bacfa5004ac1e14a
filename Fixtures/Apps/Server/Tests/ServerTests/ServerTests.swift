import Foundation
import Testing

/// From a command line, over a socket.
@Suite struct ServerTests {
    @Test(.timeLimit(.minutes(1))) func answersAllAtATimeAndStops() async throws {
        let server = try ServerProcess(requests: 52)
        let posted = try await answers(50) { try await server.post("/notes", "note \($0)") }
        #expect(posted == Set((0..<50).map { Answer(status: 201, text: "note \($0)") }))

        let notes = try await server.get("/notes")
        #expect(notes.status == 200)
        #expect(Set(notes.text.split(separator: "\n")) == Set((0..<50).map { "note \($0)" }))

        let audit = try await server.get("/audit")
        #expect(audit.text.split(separator: "\n").count == 51)
        #expect(try server.waitUntilExit() == "52 requests, 1 database, 0 left in memory\n")
    }

    @Test(.timeLimit(.minutes(1))) func saysWhatIsWrongWithARequest() async throws {
        let server = try ServerProcess(requests: 3)
        #expect(try await server.get("/") == Answer(status: 200, text: "Hello"))
        #expect(try await server.get("/moon") == Answer(status: 404, text: "No GET /moon"))
        #expect(try await server.post("/notes", "") == Answer(status: 400, text: "A note must say something"))
        #expect(try server.waitUntilExit() == "3 requests, 1 database, 0 left in memory\n")
    }

    private func answers(
        _ count: Int, _ ask: @escaping @Sendable (Int) async throws -> Answer
    ) async throws -> Set<Answer> {
        try await withThrowingTaskGroup(of: Answer.self) { group in
            for number in 0..<count {
                group.addTask { try await ask(number) }
            }
            return try await group.reduce(into: []) { $0.insert($1) }
        }
    }
}
