import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import Testing

@testable import Server

/// Requests without a socket. What is live is passed, and all the rest is the server's own.
@Suite struct LinkTests {
    private let server = Server(settings: Settings())

    @Test func leadToTheirPages() async throws {
        let factory = FakeServerFactory(server, innerStore: MemoryStore(), makeFreshCode: { "swift" })
        try await factory.buildApplication().test(.router) { client in
            let link = try await client.createLink(to: "https://swift.org")
            #expect(link == Link(code: "swift", target: "https://swift.org"))
            let answer = try await client.execute(uri: "/swift", method: .get)
            #expect(answer.status == .temporaryRedirect)
            #expect(answer.headers[.location] == "https://swift.org")
        }
        #expect(try await factory.innerStore.link("swift")?.clicks == 1)
    }

    @Test func haveOneCodeEach() async throws {
        let store = MemoryStore()
        #expect(await store.add(Link(code: "swift", target: "https://swift.org")))
        let factory = FakeServerFactory(server, innerStore: store, makeFreshCode: { "swift" })
        try await factory.buildApplication().test(.router) { client in
            let second = try await client.post("https://example.com")
            #expect(second.status == .conflict)
            let misspelled = try await client.post("swift")
            #expect(misspelled.status == .badRequest)
            let unknown = try await client.execute(uri: "/kotlin", method: .get)
            #expect(unknown.status == .notFound)
        }
    }

    /// Also what the program shares, such as the store that logs.
    @Test func areLoggedWithTheIDOfTheirRequest() async throws {
        let factory = RecordingFactory(server, innerStore: MemoryStore(), makeFreshCode: { "swift" })
        try await factory.buildApplication().test(.router) { client in
            _ = try await client.createLink(to: "https://swift.org")
        }
        let entries = factory.handler.entries.filter { $0.metadata["hb.request.id"] != nil }
        #expect(entries.map(\.message) == ["Request", "Store", "Answered"])
        #expect(Set(entries.map { $0.metadata["hb.request.id"]?.description }).count == 1)
        #expect(entries.last?.metadata["created"] == "swift")
    }

    @Test func leaveNothingBehind() {
        let factory = FakeServerFactory(server, innerStore: MemoryStore(), makeFreshCode: { "swift" })
        var exchange: ExchangeFactory? = factory.makeExchangeFactory(Exchange(logger: factory.serverLogger))
        weak var journal: Journal?
        journal = exchange?.journal
        #expect(journal != nil)
        #expect(journal === exchange?.journal)
        exchange = nil
        #expect(journal == nil)
    }
}

private final class RecordingFactory: FakeServerFactory, @unchecked Sendable {
    let handler = {
        var handler = InMemoryLogHandler()
        handler.logLevel = .debug
        return handler
    }()

    override var serverLogger: ServerLogger { Logger(label: "links") { _ in handler } }
}
