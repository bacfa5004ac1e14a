#if DEBUG
    extension FakeShelfFactory {
        /// The app without the network and the disk.
        static var preview: FakeShelfFactory {
            FakeShelfFactory(bookAPI: StubBookAPI(), loanStore: { _ in StubLoanStore() })
        }
    }

    struct StubBookAPI: BookAPI {
        func books() async throws -> [Book] {
            [
                Book(id: 1, title: "Notes", author: "Ada"), Book(id: 2, title: "Compilers", author: "Grace"),
                Book(id: 3, title: "Engines", author: "Ada"),
            ]
        }
    }

    final class StubLoanStore: LoanStore {
        var titles = ["Engines"]
    }
#endif
