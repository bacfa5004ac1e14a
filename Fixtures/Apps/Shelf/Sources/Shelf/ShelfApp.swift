import SwiftUI

@main
struct ShelfApp: App {
    private let factory = ShelfFactory()

    var body: some Scene {
        WindowGroup { factory.makeRootView() }
    }
}

// @Needs
struct RootView: View {
    let makeCatalogue: () -> CatalogueView
    let makeAccount: () -> AccountView
    let makeAuthor: (String) -> AuthorView

    var body: some View {
        TabView {
            makeCatalogue().tabItem { Text("Books") }
            makeAccount().tabItem { Text("Account") }
        }
        .environment(\.makeAuthor, makeAuthor)
    }
}

#if DEBUG
    struct RootView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeRootView()
        }
    }
#endif
