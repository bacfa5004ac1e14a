import Hummingbird
import Logging

/// What the program starts from.
// @Scope(root, sendable)
struct Server: Sendable {
    // @Provides
    let settings: Settings
}

struct Settings: Sendable {
    enum Storage: Sendable {
        case memory
        case file(String)
    }

    var port = 8080
    var storage = Storage.memory
    var logLevel = Logger.Level.info
}

extension Settings {
    init(environment: Environment) {
        if let port = environment.get("PORT", as: Int.self) { self.port = port }
        if let path = environment.get("DATABASE") { storage = .file(path) }
        if let level = environment.get("LOG_LEVEL", as: Logger.Level.self) { logLevel = level }
    }
}

/// For what belongs to the program. A request has a `RequestLogger`.
typealias ServerLogger = Logger

// @Provides(once)
func makeServerLogger(settings: Settings) -> ServerLogger {
    var logger = Logger(label: "links")
    logger.logLevel = settings.logLevel
    return logger
}
