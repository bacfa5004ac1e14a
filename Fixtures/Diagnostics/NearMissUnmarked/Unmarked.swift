struct Config {}

enum Theme { case light, dark }

class Client {}

final class Cache {}

struct Store<Element> {}

enum Wallet {
    struct Repository {}
}

final class Screen {
    // @Needs
    init(config: Config, theme: Theme, client: Client) {}
}

/// A closure and an optional are helped by what would help with the type itself.
final class Late {
    // @Needs
    init(makeCache: @escaping () -> Cache, store: Store<Int>?, wallet: Wallet.Repository) {}
}
