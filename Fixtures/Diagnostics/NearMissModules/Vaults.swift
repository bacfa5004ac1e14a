import Core

final class Bank {
    // @Needs
    init(vault: Vault) {}
}
