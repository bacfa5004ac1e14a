final class HTTP: API {
    func load(_ id: Int) async throws {}
}
