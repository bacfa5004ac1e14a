protocol Repo {}

// @Provides(as: Repo)
struct LocalRepo: Repo {}

struct ItemID: Hashable {
    let number: Int
}

// The closure passes the id, and something provides the repository.
// @Provides
final class Pay {
    // @Needs(given: repo)
    init(id: ItemID, repos: any Repo) {}
}

// Only the parameter that nothing provides is meant.
// @Provides
final class Bill {
    // @Needs(given: repo)
    init(repos: any Repo, report: String) {}
}

// Something provides the only one, so it is shown and not written.
// @Provides
final class Vault {
    // @Needs(given: rep)
    init(repo: any Repo) {}
}

// Two could be meant.
// @Provides
final class Letter {
    // @Needs(given: text)
    init(subject: String, body: String) {}
}

final class Screen {
    // @Needs
    init(pay: @escaping (ItemID) -> Pay, bill: Bill, vault: Vault, letter: Letter) {}
}
