/// Asks for the books once, whoever wants to see them.
// @Provides(once)
actor Library {
    private let api: any BookAPI
    private var loading: Task<[Book], any Error>?

    init(api: any BookAPI) {
        self.api = api
    }

    func books() async throws -> [Book] {
        let loading = loading ?? Task { [api] in try await api.books() }
        self.loading = loading
        return try await loading.value
    }

    func book(_ id: Book.ID) async throws -> Book? {
        try await books().first { $0.id == id }
    }
}
