protocol API {
    func wallets(of user: User) -> [Wallet]
}

/// One for the app, whoever is logged in.
// @Provides(once, as: API)
final class DemoAPI: API {
    func wallets(of user: User) -> [Wallet] {
        ["cash", "card"].map { Wallet(owner: user.name, name: $0) }
    }
}

/// One for each session: nobody resets it.
// @Provides(once, in: Session)
final class WalletsRepository {
    let wallets: [Wallet]

    init(user: User, api: any API) {
        wallets = api.wallets(of: user)
    }
}
