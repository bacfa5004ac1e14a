struct User {}

struct APIClient {
    var fetch: (Int) async throws -> User
    var save: (User) async throws -> Void
}

extension APIClient {
    static let live = APIClient(fetch: { _ in User() }, save: { _ in })
    static var mock: APIClient { APIClient(fetch: { _ in User() }, save: { _ in }) }
    static func live(host: String) -> APIClient { live }
}

// @Needs
final class Model { init(client: APIClient) {} }
