import Testing

@testable import Shelf

@MainActor @Suite struct ModelTests {
    @Test func catalogueSaysWhatIsWrong() async {
        struct Broken: BookAPI, Error {
            func books() async throws -> [Book] { throw self }
        }
        let model = FakeShelfFactory(bookAPI: Broken()).makeCatalogueModel()
        await model.load()
        #expect(model.problem == "No books: Broken()")
    }

    @Test func detailFindsItsBook() async {
        let model = FakeShelfFactory().makeDetailModel(id: 2)
        await model.load()
        #expect(model.book?.title == "Compilers")
    }

    /// The session's models share its store, which lives as long as the session.
    @Test func loansAreWrittenToTheStore() {
        let store = StubLoanStore()
        let factory = FakeShelfFactory(loanStore: { _ in store })
        let session = factory.makeSessionFactory(Session(reader: Reader(name: "Ada")))
        session.makeLoansModel().giveBack("Engines")
        #expect(store.titles.isEmpty && session.makeLoansModel().titles.isEmpty)
    }
}
