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

// @Provides
struct Clock {}

// @Provides
struct Log {}

/// Of short names, one letter must be missing, too many or misplaced.
final class Short {
    // @Needs
    init(clock: Clok, other: Clocks, third: Clcok, fourth: Click, log: Logs) {}
}

// @Provides
struct VPNService {}

/// Another abbreviation is another word.
final class Remote {
    // @Needs
    init(api: APIService) {}
}
