import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct Book: Codable, Identifiable, Sendable {
    let id: Int
    let title: String
    let author: String
}

protocol BookAPI: Sendable {
    func books() async throws -> [Book]
}

// @Provides(once, live, as: BookAPI)
struct HTTPBookAPI: BookAPI {
    func books() async throws -> [Book] {
        let url = URL(string: "https://books.example.com/books.json")!
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Book].self, from: data)
    }
}
