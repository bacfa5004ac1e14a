import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

extension TestClientProtocol {
    func post(_ target: String) async throws -> TestResponse {
        try await execute(uri: "/links", method: .post, body: ByteBuffer(string: #"{"target": "\#(target)"}"#))
    }

    func createLink(to target: String) async throws -> Link {
        let answer = try await post(target)
        try #require(answer.status == .created)
        return try JSONDecoder().decode(Link.self, from: Data(buffer: answer.body))
    }
}

/// A folder for the files of one test.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }
}
