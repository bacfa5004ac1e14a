import SwiftUI

// @Needs
struct DetailView: View {
    @StateObject var model: DetailModel

    var body: some View {
        VStack {
            if let book = model.book {
                Text(book.title)
                BylineView(author: book.author)
            }
            Button(model.isStarred ? "Starred" : "Star") { model.star() }
        }
        .task { await model.load() }
    }
}

#if DEBUG
    struct DetailView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory.preview.makeDetailView(id: 1)
        }
    }
#endif
