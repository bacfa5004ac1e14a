import Foundation

/// What loads articles, over whatever kind of session.
@MainActor
protocol NetworkManagerProtocol {
    associatedtype Session

    var session: Session { get }

    func load(_ path: String) async throws -> [Article]
}

struct Article: Decodable, Equatable {
    let title: String
    let text: String
}

protocol DataSession: Sendable {
    func data(at url: URL) async throws -> Data
}

/// Generic over its session, so that there is nothing to look up when it is called.
struct NetworkManager<Session: DataSession>: NetworkManagerProtocol {
    let session: Session
    let server: URL

    func load(_ path: String) async throws -> [Article] {
        try JSONDecoder().decode([Article].self, from: try await session.data(at: server.appending(path: path)))
    }
}

/// Says once which of them the app uses. Nobody needs a type that hides it.
// @Provides(once)
@MainActor
func makeNetworkManager(session: BundledSession) -> any NetworkManagerProtocol {
    NetworkManager(session: session, server: URL(filePath: "/articles"))
}

/// Answers without a network, so that this app runs anywhere.
// @Provides
struct BundledSession: DataSession {
    func data(at url: URL) async throws -> Data {
        Data(#"[{"title": "Tea", "text": "Boil water."}, {"title": "Toast", "text": "Slice bread."}]"#.utf8)
    }
}
