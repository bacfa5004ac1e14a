// @Provides
struct WalletRepository {}

enum Wallet {
    // @Provides
    struct Repository {}
}

enum Pairs {
    // @Provides
    static let labelled: (a: Int, b: String) = (1, "")

    // @Provides
    static let plain: (Int, String) = (1, "")
}
