import Core
import Kit

/// The name means the own type, although `Core` provides one too.
// @Provides
struct Session {
    let module = "App"
}

// @Needs
struct Screen {
    let client: Client
    let ledger: Ledger
    let session: Session
}

// @Needs
struct Board {
    let first: Core.Theme
    let second: Kit.Theme
}

// @Provides
final class HomeController: Controller {}

// @Needs
struct Home {
    let controller: HomeController
}

/// The module below is compiled without `ExistentialAny`, and this one with it.
// @Needs
struct Reporter {
    let handle: (any Error) -> Int
    let write: (any Encoder, any CustomStringConvertible) -> String
}
