import Observation

// @Provides
@MainActor @Observable
final class CatalogueModel {
    private(set) var books: [Book] = []
    private(set) var problem: String?
    private let library: Library

    init(library: Library) {
        self.library = library
    }

    func load() async {
        do {
            books = try await library.books()
        } catch {
            problem = "No books: \(error)"
        }
    }
}
