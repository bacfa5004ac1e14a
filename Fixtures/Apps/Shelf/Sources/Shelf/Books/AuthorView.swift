import SwiftUI

// @Needs(given: author)
struct AuthorView: View {
    let author: String
    let library: Library
    @State private var titles: [String] = []

    var body: some View {
        List {
            ForEach(titles, id: \.self) { Text($0) }
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
            FakeShelfFactory.preview.makeAuthorView(author: "Ada")
        }
    }
#endif
