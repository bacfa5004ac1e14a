import AsyncHTTPClient
import Foundation
import Hummingbird
import Testing

@testable import Server

/// The program as it is started from a command line.
@Suite struct ShutdownTests {
    @Test(.timeLimit(.minutes(1))) func answersTheLastRequestBeforeItSavesTheLastClicks() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("links.sqlite")
        #expect(try await SQLiteStore(path: path).add(Link(code: "swift", target: "https://swift.org")))

        let process = try ServerProcess(database: path, log: folder.path("log"))
        let address = try await process.address
        let settings = HTTPClient.Configuration(redirectConfiguration: .disallow)
        try await HTTPClient.withHTTPClient(configuration: settings) { client in
            let (body, parts) = AsyncStream.makeStream(of: ByteBuffer.self)
            async let answer = client.post(body, to: "\(address)/links")
            parts.yield(ByteBuffer(string: #"{"target": "#))
            try await process.waits(untilItLogs: "hb.request.path=/links")
            #expect(try await client.get("\(address)/swift") == 307)

            process.terminate()
            try await process.waits(untilItLogs: "Signal caught")
            parts.yield(ByteBuffer(string: #""https://example.com"}"#))
            parts.finish()
            #expect(try await answer == 201)
        }
        #expect(process.waitUntilExit() == 0)

        let log = try process.lines
        let ends = ["created=", "All clicks are saved", "Stopped"].map { end in log.lastIndex { $0.contains(end) } ?? -1
        }
        #expect(ends == ends.sorted() && !ends.contains(-1), "\(log)")
        #expect(try await SQLiteStore(path: path).link("swift")?.clicks == 1)
    }
}

extension HTTPClient {
    fileprivate func get(_ url: String) async throws -> UInt {
        try await execute(HTTPClientRequest(url: url), timeout: .seconds(30)).status.code
    }

    fileprivate func post(_ body: AsyncStream<ByteBuffer>, to url: String) async throws -> UInt {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.body = .stream(body, length: .unknown)
        return try await execute(request, timeout: .seconds(30)).status.code
    }
}

/// A server that writes its log to a file.
private final class ServerProcess: Sendable {
    private let process = Process()
    private let log: URL

    init(database: String, log path: String) throws {
        log = URL(filePath: path)
        try Data().write(to: log)
        process.executableURL = Self.folder.appending(path: "Server")
        process.environment = ["PORT": "0", "DATABASE": database, "LOG_LEVEL": "debug"]
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Where tests are built, executables are too: next to their bundle on macOS, in the folder that counts as one on
    /// Linux.
    private static var folder: URL {
        let bundle = Bundle(for: ServerProcess.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }

    var lines: [Substring] {
        get throws { try String(contentsOf: log, encoding: .utf8).split(separator: "\n") }
    }

    /// Its port is any that is free.
    var address: String {
        get async throws {
            let line = try await waits(untilItLogs: "listening on")
            return "http://127.0.0.1:\(line.split(separator: ":").last ?? "")"
        }
    }

    @discardableResult
    func waits(untilItLogs text: String) async throws -> Substring {
        while true {
            if let line = try lines.first(where: { $0.contains(text) }) { return line }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func terminate() {
        process.terminate()
    }

    func waitUntilExit() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
