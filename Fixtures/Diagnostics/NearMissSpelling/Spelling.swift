import Foundation

// @Provides
struct WalletRepository {}

// @Provides
struct Settings {}

// @Provides
struct DateSource {
    let data: Date
}

// @Provides
let date: Date = Date()

// @Provides
struct HTTPClient {}

// @Provides
struct PageA1 {}

// @Provides
struct PageA2 {}

final class Screen {
    // @Needs
    init(repository: WaletRepository, settings: Setings, client: HttpClient) {}
}

/// Too far away, known otherwise, or as near to one as to another: no hint.
final class Other {
    // @Needs
    init(wallet: WaletRepo, data: Data, page: PageA3, other: Set) {}
}
