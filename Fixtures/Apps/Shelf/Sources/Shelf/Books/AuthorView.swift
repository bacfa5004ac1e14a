import SwiftUI

struct AuthorView: View {
    @State private var isSorted: Bool
    @State private var titles: [String] = []
    let author: String
    let library: Library

    // @Needs(given: author, isSorted)
    init(author: String, isSorted: Bool = false, library: Library) {
        _isSorted = State(initialValue: isSorted)
        self.author = author
        self.library = library
    }

    var body: some View {
        List {
            Button(isSorted ? "Unsort" : "Sort") { isSorted.toggle() }
            ForEach(isSorted ? titles.sorted() : titles, id: \.self) { Text($0) }
        }
        .navigationTitle("Books by \(author)")
        .task {
            let books = (try? await library.books()) ?? []
            titles = books.filter { $0.author == author }.map(\.title)
        }
    }
}

#if DEBUG
    struct AuthorView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeAuthorView(author: "Ada", isSorted: true)
        }
    }
#endif
