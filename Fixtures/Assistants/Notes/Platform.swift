import Foundation

typealias BaseURL = URL
typealias PlainLogger = Logger

protocol FileSystem: Sendable {
    func read(_ path: String) throws -> String
    func write(_ text: String, to path: String) throws
}

protocol Clock: Sendable { var now: Double { get } }

protocol HTTPClient: Sendable { func put(_ body: String, to path: String, token: String) async throws -> String }

protocol Logger: Sendable { func log(_ message: String) }

struct Theme: Sendable {
    var accent: String
    var fontSize = 14
}

// @Provides
let theme: Theme = Theme(accent: "indigo")

#if DEBUG
    // @Provides
    let baseURL: BaseURL = URL(string: "http://localhost:8080")!
#else
    // @Provides
    let baseURL: BaseURL = URL(string: "https://notes.example.com")!
#endif

// @Provides(once, live, as: FileSystem)
struct DiskFileSystem: FileSystem {
    func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

#if DEBUG
    struct FileMissing: Error { let path: String }

    // @Provides(fake, as: FileSystem)
    final class MemoryFileSystem: FileSystem, @unchecked Sendable {
        private let lock = NSLock()
        private var files: [String: String] = [:]
        func read(_ path: String) throws -> String {
            guard let text = lock.withLock({ files[path] }) else { throw FileMissing(path: path) }
            return text
        }
        func write(_ text: String, to path: String) throws { lock.withLock { files[path] = text } }
    }
#endif

// @Provides(once, live, as: Clock)
struct SystemClock: Clock { var now: Double { Date().timeIntervalSince1970 } }

// @Provides(live, as: HTTPClient)
struct URLClient: HTTPClient {
    let base: BaseURL
    func put(_ body: String, to path: String, token: String) async throws -> String {
        "PUT \(base.appendingPathComponent(path)) \(body.count)"
    }
}

// @Provides(as: PlainLogger)
struct PrintLogger: PlainLogger { func log(_ message: String) { print(message) } }

// @Provides(as: Logger)
struct RedactingLogger: Logger {
    let inner: any PlainLogger
    func log(_ message: String) {
        inner.log(message.split(separator: " ").map { $0.contains("@") ? "***" : String($0) }.joined(separator: " "))
    }
}

// @Provides(weak)
@MainActor final class RenderCache {
    private var lines: [String: [String]] = [:]
    func rendered(_ text: String) -> [String] {
        if let found = lines[text] { return found }
        let made = text.split(separator: "\n").map(String.init)
        lines[text] = made
        return made
    }
}
