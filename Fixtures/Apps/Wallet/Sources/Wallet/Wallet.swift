struct Wallet: Hashable, Sendable {
    let name: String
    let currency: String
}
