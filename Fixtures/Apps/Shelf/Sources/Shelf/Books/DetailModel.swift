import Combine

// @Provides
@MainActor
final class DetailModel: ObservableObject {
    @Published private(set) var book: Book?
    @Published private(set) var isStarred = false
    private let id: Book.ID
    private let library: Library

    // @Needs(given: id)
    init(id: Book.ID, library: Library) {
        self.id = id
        self.library = library
    }

    func load() async {
        book = try? await library.book(id)
    }

    func star() {
        isStarred.toggle()
    }
}
