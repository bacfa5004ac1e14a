struct AuthToken: Hashable, Sendable {
    let value: String
}

struct User: Hashable, Sendable {
    let name: String
}

struct Payment: Hashable, Sendable {
    let amount: Int
    let wallet: Wallet
}

@MainActor
protocol Bank: AnyObject {
    func signIn(name: String, password: String) -> Session?
    func wallets(_ token: AuthToken) -> [Wallet]
    func balance(of wallet: Wallet, _ token: AuthToken) -> Int
    func send(_ payment: Payment, _ token: AuthToken)
}

/// Two users, two wallets each.
@MainActor
final class DemoBank: Bank {
    private let passwords = ["Ada": "engine", "Grace": "compiler"]
    private var balances: [AuthToken: [Wallet: Int]] = [:]

    func signIn(name: String, password: String) -> Session? {
        guard passwords[name] == password else { return nil }
        let token = AuthToken(value: "token of \(name)")
        balances[token, default: Self.wallets] = balances[token] ?? Self.wallets
        return Session(user: User(name: name), token: token)
    }

    func wallets(_ token: AuthToken) -> [Wallet] {
        balances[token, default: [:]].keys.sorted { $0.name < $1.name }
    }

    func balance(of wallet: Wallet, _ token: AuthToken) -> Int {
        balances[token]?[wallet] ?? 0
    }

    func send(_ payment: Payment, _ token: AuthToken) {
        balances[token]?[payment.wallet]? -= payment.amount
    }

    private static let wallets = [
        Wallet(name: "Household", currency: "EUR"): 250,
        Wallet(name: "Travel", currency: "JPY"): 90_000,
    ]
}
