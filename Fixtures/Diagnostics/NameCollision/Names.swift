// @Provides
struct WalletRepository {}

enum Wallet {
    // @Provides
    struct Repository {}
}
