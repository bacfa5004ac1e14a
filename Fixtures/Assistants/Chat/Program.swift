import Foundation

typealias Port = Int
typealias DataFolder = URL
typealias MaxMessageLength = Int

/// What the program starts from.
// @Scope(root, sendable)
struct Server: Sendable {
    // @Provides
    let port: Port
    // @Provides
    let dataFolder: DataFolder
    // @Provides
    let maxMessageLength: MaxMessageLength
}

// @Provides(once)
actor Metrics {
    private var counts: [String: Int] = [:]
    init() {}
    func add(_ name: String) { counts[name, default: 0] += 1 }
    func count(_ name: String) -> Int { counts[name, default: 0] }
}

/// Begins with the program: the cleaner, and a command loop for each connected user.
// @Needs
func serve(
    transport: InProcessTransport, cleaner: Cleaner, ids: any IDSource,
    open: @escaping @Sendable (Connection) -> ConnectionFactory
) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await cleaner.run() }
        for await arrival in transport.arrivals {
            let connection = open(Connection(user: arrival.user, id: ids.next(), wire: arrival.wire))
            group.addTask { await connection.makeCommandLoop().run() }
        }
        group.cancelAll()
    }
}

@main
struct Program {
    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chat")
        let factory = ServerFactory(Server(port: 7000, dataFolder: folder, maxMessageLength: 500))
        try await factory.serve()
    }
}
