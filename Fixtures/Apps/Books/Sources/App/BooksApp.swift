import SwiftUI

protocol Library: Sendable { func books(by author: String) async -> [String] }

// @Provides(once, live, as: Library)
struct CityLibrary: Library {
    func books(by author: String) async -> [String] { ["Lavinia", "The Dispossessed"] }
}

// @Provides
@MainActor final class AuthorModel: ObservableObject {
    @Published private(set) var titles: [String] = []
    private let author: String, library: any Library
    // @Needs(given: author)
    init(author: String, library: any Library) { (self.author, self.library) = (author, library) }
    func load() async { titles = await library.books(by: author) }
}

// @Needs
struct AuthorView: View {
    @StateObject var model: AuthorModel
    var body: some View {
        List { ForEach(model.titles, id: \.self) { Text($0) } }.task { await model.load() }
    }
}

@main struct BooksApp: App {
    let factory = AppFactory()
    var body: some Scene { WindowGroup { factory.makeAuthorView(author: "Le Guin") } }
}
