struct Account {}

// @Scope
struct Session {
    // Nobody marked it.
    let account: Account
    let logger: Logger
    private let secret = Token()
}

struct Token {}

// @Needs
final class Wallet { init(account: Account, token: Token) {} }

/// A name of its own for another logger, which is not the missing one.
typealias RequestLogger = Logger

// @Provides
func requestLogger() -> RequestLogger { Logger() }

struct Logger {}

// @Needs
final class Log { init(logger: Logger, requests: RequestLogger) {} }
