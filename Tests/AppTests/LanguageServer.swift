import Foundation

/// `sourcekit-lsp`, asked as an editor asks it.
final class LanguageServer {
    static let isInstalled = (try? execute(named: "sourcekit-lsp", ["--help"]))?.status == 0

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var lastRequest = 0

    /// Starts the server for a package, which it then builds in the background.
    ///
    /// - Parameter limit: The seconds after which it is killed, so that no test waits for an answer forever.
    init(package: URL, scratchFolder: String, limit: TimeInterval) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sourcekit-lsp", "--scratch-path", scratchFolder]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [process] in process.terminate() }
        let folder = ["uri": package.absoluteString, "name": package.lastPathComponent]
        _ = try request(
            "initialize",
            [
                "processId": NSNull(), "capabilities": [String: Any](), "workspaceFolders": [folder],
                "initializationOptions": ["backgroundIndexing": true],
            ])
        try notify("initialized", [:])
    }

    deinit { process.terminate() }

    func open(_ file: URL, _ text: String) throws {
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text]])
    }

    /// Asks about a position in a file, which has to be open.
    func ask(_ question: String, _ file: URL, line: Int, column: Int) throws -> Any? {
        try request(
            "textDocument/\(question)",
            ["textDocument": ["uri": file.absoluteString], "position": ["line": line, "character": column]])
    }

    // MARK: Messages

    private struct Ended: Error {}

    private func notify(_ method: String, _ parameters: [String: Any]) throws {
        try send(["method": method, "params": parameters])
    }

    private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        lastRequest += 1
        try send(["id": lastRequest, "method": method, "params": parameters])
        while true {
            let message = try receive()
            if message["method"] == nil {
                if message["id"] as? Int == lastRequest { return message["result"] }
            } else if let id = message["id"] {
                // The server asks something too, such as to be told of changed files.
                try send(["id": id, "result": NSNull()])
            }
        }
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(
            withJSONObject: message.merging(["jsonrpc": "2.0"]) { old, _ in old })
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private func receive() throws -> [String: Any] {
        var head = Data()
        while !head.suffix(4).elementsEqual(Data("\r\n\r\n".utf8)) { head += try read(1) }
        let length = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
            .compactMap { $0.wholeMatch(of: /Content-Length: ([0-9]+)/).flatMap { Int($0.1) } }
        let body = try read(length.first ?? 0)
        return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
    }

    private func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count {
            guard let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
                throw Ended()
            }
            data += more
        }
        return data
    }
}
