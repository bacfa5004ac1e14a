import Testing

@testable import App

private struct OneBook: Library {
    func books(by author: String) async -> [String] { ["A book by \(author)"] }
}

@MainActor @Suite struct AuthorTests {
    @Test func showsTheBooksOfItsAuthor() async {
        let model = FakeAppFactory(library: OneBook()).makeAuthorModel(author: "Ada")
        await model.load()
        #expect(model.titles == ["A book by Ada"])
    }

    /// What a preview shows.
    @Test func bringsAFakeOfItsOwn() async {
        let model = FakeAppFactory().makeAuthorModel(author: "Ada")
        await model.load()
        #expect(model.titles == ["A sample by Ada"])
    }

    @Test func canReplaceAnyMember() async {
        final class TestFactory: AppFactory {
            override var library: any Library { OneBook() }
        }
        let model = TestFactory().makeAuthorModel(author: "Ada")
        await model.load()
        #expect(model.titles == ["A book by Ada"])
    }
}
