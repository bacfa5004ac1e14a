import SwiftUI

// @Needs
struct CatalogueView: View {
    @LazyState var model: CatalogueModel
    let makeDetail: (Book.ID) -> DetailView

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.books) { book in
                    NavigationLink(book.title) { makeDetail(book.id) }
                }
                if let problem = model.problem { Text(problem) }
            }
            .navigationTitle("All books")
        }
        .task { await model.load() }
    }
}

#if DEBUG
    struct CatalogueView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeCatalogueView()
        }
    }
#endif
