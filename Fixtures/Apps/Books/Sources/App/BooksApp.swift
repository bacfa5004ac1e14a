import SwiftUI

protocol Library { func books(by author: String) -> [String] }

// @Provides(once, live, as: Library)
struct CityLibrary: Library {
    // A real app asks a server here.
    func books(by author: String) -> [String] { ["Lavinia", "The Dispossessed"] }
}

// @Provides
@MainActor @Observable final class AuthorModel {
    let titles: [String]
    // @Needs(given: author)
    init(author: String, library: any Library) { titles = library.books(by: author) }
}

// @Needs
struct AuthorView: View {
    @State var model: AuthorModel
    var body: some View { List { ForEach(model.titles, id: \.self) { Text($0) } } }
}

@main struct BooksApp: App {
    let factory = AppFactory()
    var body: some Scene { WindowGroup { factory.makeAuthorView(author: "Le Guin") } }
}
