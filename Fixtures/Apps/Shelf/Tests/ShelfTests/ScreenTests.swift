#if os(Linux)  // The stand-in can draw a screen for a test. SwiftUI itself cannot.
    import SwiftUI
    import Testing

    @testable import Shelf

    @MainActor @Suite struct ScreenTests {
        @Test func opensTheAppWithoutReachingOutside() {
            #expect(Renderer(of: ShelfApp()).texts == ["Books", "All books", "Account"])
        }

        @Test func opensADetailScreenFromTheList() async {
            let screen = Renderer(CountingFactory().makeRootView())
            await screen.settle()
            #expect(screen.texts == ["Books", "All books", "Notes", "Compilers", "Engines", "Account"])
            screen.follow("Compilers")
            await screen.settle()
            #expect(screen.texts == ["Books", "Compilers", "by Grace", "Star", "Back", "Account"])
            screen.press("Star")
            #expect(screen.texts.contains("Starred"))
        }

        /// A deep view opens a screen by a closure in its environment.
        @Test func opensAnAuthorFromTheByline() async {
            let screen = Renderer(CountingFactory().makeRootView())
            await screen.settle()
            screen.follow("Engines")
            await screen.settle()
            screen.follow("by Ada")
            await screen.settle()
            #expect(screen.texts == ["Books", "Books by Ada", "Sort", "Notes", "Engines", "Back", "Account"])
            screen.press("Sort")
            #expect(screen.texts == ["Books", "Books by Ada", "Unsort", "Engines", "Notes", "Back", "Account"])
        }

        @Test func aModelIsMadeOncePerIdentityAndNotInEachBody() async {
            let factory = CountingFactory()
            let screen = Renderer(factory.makeRootView())
            await screen.settle()
            for _ in 0..<5 { screen.draw() }
            #expect(screen.evaluations(of: CatalogueView.self) > 5)
            #expect(factory.made == ["catalogue"])
        }

        /// Each evaluation of the list builds three destinations, and none makes a model until it is opened.
        @Test func aLinkMakesNoModelUntilItIsFollowed() async {
            let factory = CountingFactory()
            let screen = Renderer(factory.makeRootView())
            await screen.settle()
            #expect(factory.details >= 3 && factory.made == ["catalogue"])

            screen.follow("Notes")
            await screen.settle()
            screen.press("Star")
            screen.draw()
            #expect(factory.made == ["catalogue", "detail 1"])
            #expect(screen.evaluations(of: DetailView.self) > 2)

            screen.goBack()
            screen.follow("Notes")
            #expect(factory.made == ["catalogue", "detail 1", "detail 1"])
            #expect(screen.texts.contains("Star"))
        }

        @Test func aTabKeepsItsModel() async {
            let factory = CountingFactory()
            let screen = Renderer(factory.makeRootView())
            await screen.settle()
            screen.select(tab: "Account")
            screen.select(tab: "Books")
            #expect(factory.made == ["catalogue"])
            #expect(screen.texts.contains("Compilers"))
        }

        @Test func logsInAndOutAndKeepsNothing() {
            let factory = CountingFactory()
            let screen = Renderer(factory.makeRootView())
            screen.select(tab: "Account")
            screen.enter("Ada", into: "Name")
            screen.press("Log in")
            #expect(screen.texts.contains("Borrowed by Ada"))
            screen.press("Give back Engines")
            #expect(!screen.texts.contains("Give back Engines"))
            #expect(factory.stores.map(\.reader) == ["Ada"] && factory.stores[0].store.value?.titles == [])

            screen.press("Log out")
            #expect(screen.texts == ["Books", "Account", "Name", "Log in"])
            #expect(factory.session == nil && factory.stores[0].store.value == nil)
        }

        /// Without an `id`, the screen would go on with the model of the session before.
        @Test func anotherSessionHasModelsOfItsOwn() {
            let factory = CountingFactory()
            let screen = Renderer(factory.makeRootView())
            screen.select(tab: "Account")
            screen.enter("Ada", into: "Name")
            screen.press("Log in")
            screen.press("Read as guest")
            #expect(screen.texts.contains("Borrowed by Guest"))
            #expect(factory.stores[0].store.value == nil && factory.stores[1].store.value != nil)
        }

        @Test func drawsEachPreview() async {
            #expect(await texts(of: CatalogueView_Previews.self) == ["All books", "Notes", "Compilers", "Engines"])
            #expect(await texts(of: DetailView_Previews.self) == ["Notes", "by Ada", "Star"])
            #expect(await texts(of: StarButton_Previews.self) == ["Star"])
            #expect(await texts(of: AuthorView_Previews.self) == ["Books by Ada", "Unsort", "Engines", "Notes"])
            #expect(await texts(of: BylineView_Previews.self) == ["by Ada"])
            #expect(await texts(of: AccountView_Previews.self) == ["Name", "Log in"])
            #expect(await texts(of: LoansView_Previews.self) == ["Borrowed by Ada", "Give back Engines"])
            #expect(await texts(of: RootView_Previews.self).first == "Books")
        }

        private func texts<Preview: PreviewProvider>(of preview: Preview.Type) async -> [String] {
            let screen = Renderer(Preview.previews)
            await screen.settle()
            return screen.texts
        }
    }

    /// Fakes that say what was made, and keep nothing of a session.
    private final class CountingFactory: FakeShelfFactory {
        private(set) var made: [String] = []
        private(set) var details = 0
        private(set) var stores: [(reader: String, store: Weak<StubLoanStore>)] = []
        private(set) weak var session: SessionFactory?

        override func makeCatalogueModel() -> CatalogueModel {
            made.append("catalogue")
            return super.makeCatalogueModel()
        }

        override func makeDetailModel(id: Book.ID) -> DetailModel {
            made.append("detail \(id)")
            return super.makeDetailModel(id: id)
        }

        override func makeDetailView(id: Book.ID) -> DetailView {
            details += 1
            return super.makeDetailView(id: id)
        }

        override func makeSessionFactory(_ session: Session) -> SessionFactory {
            let store = StubLoanStore()
            stores.append((session.reader.name, Weak(store)))
            let factory = FakeSessionFactory(session, parent: self, loanStore: store)
            self.session = factory
            return factory
        }
    }

    private struct Weak<Value: AnyObject> {
        private(set) weak var value: Value?

        init(_ value: Value) {
            self.value = value
        }
    }
#endif
