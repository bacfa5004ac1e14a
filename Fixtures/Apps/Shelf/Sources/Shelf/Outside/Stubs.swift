#if DEBUG
    /// The app without the network and the disk, in previews and in tests that pass nothing else.
    // @Provides(fake, as: BookAPI)
    struct StubBookAPI: BookAPI {
        func books() async throws -> [Book] {
            [
                Book(id: 1, title: "Notes", author: "Ada"), Book(id: 2, title: "Compilers", author: "Grace"),
                Book(id: 3, title: "Engines", author: "Ada"),
            ]
        }
    }

    // @Provides(fake, as: LoanStore)
    final class StubLoanStore: LoanStore {
        var titles = ["Engines"]
    }
#endif
