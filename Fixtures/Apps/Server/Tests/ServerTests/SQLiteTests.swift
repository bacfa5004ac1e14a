import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

/// The program's own factory, with nothing replaced.
@Suite struct SQLiteTests {
    @Test func keepsLinksAndClicksWhenTheServerStops() async throws {
        let folder = try TemporaryFolder()
        let server = Server(settings: Settings(storage: .file(folder.path("links.sqlite"))))
        let link = try await ServerFactory(server).buildApplication().test(.router) { client in
            let link = try await client.createLink(to: "https://swift.org")
            for _ in 0..<2 { try await client.execute(uri: "/\(link.code)", method: .get) }
            return link
        }
        let restarted = ServerFactory(server)
        #expect(try await restarted.linkStore.add(link) == false)
        try await restarted.buildApplication().test(.router) { client in
            let answer = try await client.execute(uri: "/links/\(link.code)", method: .get)
            #expect(String(buffer: answer.body).contains(#""clicks":2"#))
        }
    }

    @Test func isChosenByTheEnvironment() async throws {
        let folder = try TemporaryFolder()
        #expect(try await store(["DATABASE": folder.path("links.sqlite")]) is SQLiteStore)
        #expect(try await store([:]) is MemoryStore)
    }

    private func store(_ environment: Environment) async throws -> any LinkStore {
        try await ServerFactory(Server(settings: Settings(environment: environment))).innerStore
    }
}
