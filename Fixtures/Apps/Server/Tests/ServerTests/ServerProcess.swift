import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server as it is started from a command line, on a port that is free.
final class ServerProcess: Sendable {
    private let process = Process()
    private let output = Pipe()
    private let port: UInt16

    init(requests: Int) throws {
        process.executableURL = Self.folder.appending(path: "Server")
        process.arguments = ["\(requests)"]
        process.standardOutput = output
        try process.run()
        port = try Self.port(in: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
    }

    /// Where tests are built, executables are too: next to their bundle on macOS, in the folder that counts as one on
    /// Linux.
    private static var folder: URL {
        let bundle = Bundle(for: ServerProcess.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }

    private static func port(in line: String) throws -> UInt16 {
        guard let port = line.split(whereSeparator: \.isWhitespace).last.flatMap({ UInt16($0) }) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return port
    }

    func get(_ path: String) async throws -> Answer {
        try await send(request(path))
    }

    func post(_ path: String, _ body: String) async throws -> Answer {
        var request = request(path)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        return try await send(request)
    }

    /// What the server prints at its end.
    func waitUntilExit() throws -> String {
        let rest = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: rest, as: UTF8.self)
    }

    private func request(_ path: String) -> URLRequest {
        URLRequest(url: URL(string: "http://127.0.0.1:\(port)\(path)")!, timeoutInterval: 10)
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await URLSession.shared.data(for: request)
        return Answer(status: (response as? HTTPURLResponse)?.statusCode, text: String(decoding: data, as: UTF8.self))
    }
}

struct Answer: Hashable, Sendable {
    let status: Int?
    let text: String
}
