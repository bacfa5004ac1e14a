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
            StarButton(model: model)
        }
        .task { await model.load() }
    }
}

struct StarButton: View {
    @ObservedObject var model: DetailModel

    var body: some View {
        Button(model.isStarred ? "Starred" : "Star") { model.star() }
    }
}

#if DEBUG
    struct DetailView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeDetailView(id: 1)
        }
    }

    struct StarButton_Previews: PreviewProvider {
        static var previews: some View {
            StarButton(model: FakeShelfFactory().makeDetailModel(id: 1))
        }
    }
#endif
