// @Provides
@MainActor
final class ListViewModel {
    private(set) var articles: [Article] = []
    private let networkManager: any NetworkManagerProtocol

    init(networkManager: some NetworkManagerProtocol) {
        self.networkManager = networkManager
    }

    func load() async throws {
        articles = try await networkManager.load("latest")
    }
}
