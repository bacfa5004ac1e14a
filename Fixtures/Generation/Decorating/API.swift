protocol API {
    func get(_ path: String) -> String
}

/// The name of the inner type.
typealias NetworkAPI = API

// @Provides(once, live, as: NetworkAPI)
final class HTTPAPI: API {
    func get(_ path: String) -> String { "downloaded " + path }
}

// @Provides(once)
final class Log {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}

/// All that need an `API` get this one.
// @Provides(once, as: API)
final class LoggingAPI: API {
    private let inner: any NetworkAPI
    private let log: Log

    init(inner: any NetworkAPI, log: Log) {
        self.inner = inner
        self.log = log
    }

    func get(_ path: String) -> String {
        log.write("get " + path)
        return inner.get(path)
    }
}

final class Screen {
    let api: any API
    let log: Log

    // @Needs
    init(api: any API, log: Log) {
        self.api = api
        self.log = log
    }
}
