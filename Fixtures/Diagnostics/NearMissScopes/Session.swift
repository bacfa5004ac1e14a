struct Account {}

// @Scope
struct Session {
    // Nobody marked it.
    let account: Account
    private let secret = Token()
}

struct Token {}

// @Needs
final class Wallet { init(account: Account, token: Token) {} }
