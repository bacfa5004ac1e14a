import Foundation

/// A port of the loopback interface that clients connect to.
struct Listener: Sendable {
    let port: UInt16
    private let socket: Socket

    init(port: UInt16) throws {
        socket = try Socket.listening(port: port)
        self.port = try socket.localPort
    }

    /// The next connections, accepted on a thread of their own, for that blocks.
    func connections(_ count: Int) -> AsyncStream<Connection> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                for _ in 0..<count {
                    guard let accepted = try? socket.accept() else { break }
                    continuation.yield(Connection(socket: accepted))
                }
                socket.close()
                continuation.finish()
            }
        }
    }
}

/// One client. What blocks is done outside of Swift's own threads, of which there are few.
struct Connection: Sendable {
    fileprivate let socket: Socket

    func readRequest() async throws -> Request {
        try await blocking {
            var bytes = Data()
            while true {
                let chunk = try socket.receive()
                bytes += chunk
                if let request = try Request.parse(bytes) { return request }
                if chunk.isEmpty { throw HTTPError.malformed("the request ends too early") }
            }
        }
    }

    func send(_ response: Response) async throws {
        try await blocking { try socket.send(response.http) }
    }

    func close() {
        socket.close()
    }

    private func blocking<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Swift.Result { try work() })
            }
        }
    }
}
