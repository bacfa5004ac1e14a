import Testing

@testable import App

private struct OneBook: Library {
    func books(by author: String) -> [String] { ["A book by \(author)"] }
}

@MainActor @Suite struct AuthorTests {
    @Test func showsTheBooksOfItsAuthor() {
        let factory = FakeAppFactory(library: OneBook())
        #expect(factory.makeAuthorModel(author: "Ada").titles == ["A book by Ada"])
    }

    /// What a preview shows.
    @Test func bringsAFakeOfItsOwn() {
        #expect(FakeAppFactory().makeAuthorModel(author: "Ada").titles == ["A sample by Ada"])
    }

    @Test func canReplaceAnyMember() {
        final class TestFactory: AppFactory {
            override var library: any Library { OneBook() }
        }
        #expect(TestFactory().makeAuthorModel(author: "Ada").titles == ["A book by Ada"])
    }
}
