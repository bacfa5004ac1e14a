/// The instances that are alive, and those that were ever made, by type.
nonisolated(unsafe) var alive: [String: Int] = [:]
nonisolated(unsafe) var made: [String: Int] = [:]

final class Life {
    private let type: String

    init(_ type: String) {
        self.type = type
        alive[type, default: 0] += 1
        made[type, default: 0] += 1
    }

    deinit { alive[type, default: 0] -= 1 }
}

// @Scope
struct Session {
    // @Provides
    let user: String
}

// @Provides(once, in: Session)
final class Connection {
    let life = Life("Connection")
    let user: String
    init(user: String) { self.user = user }
}

// @Provides
final class Request {
    let life = Life("Request")
    let path: String
    let connection: Connection
    // @Needs(given: path)
    init(path: String, connection: Connection) {
        self.path = path
        self.connection = connection
    }
}

protocol Tool: AnyObject { var name: String { get } }

// @Provides(into: [any Tool], in: Session)
final class Hammer: Tool {
    let life = Life("Hammer")
    let name = "hammer"
}

// @Provides(into: [any Tool])
final class Saw: Tool {
    let life = Life("Saw")
    let name = "saw"
    init(user: String) {}
}

// @Provides
protocol Connections {
    func connection() -> Connection?
    func request(path: String) -> Request?
}

// @Provides
protocol HoldingConnections {
    func connection() -> Connection?
    var connections: Connection { get }
}

/// Kept by the session's factory.
// @Provides(once, in: Session)
final class Upload {
    let life = Life("Upload")
    let connection: () -> Connection?
    let request: (String) -> Request?
    let later: () -> () -> Connection?
    let tools: [() -> (any Tool)?]
    let connections: any Connections
    init(
        user: String, connection: @escaping () -> Connection?,
        request: @escaping (String) -> Request?, later: @escaping () -> () -> Connection?,
        tools: [() -> (any Tool)?], connections: any Connections
    ) {
        self.connection = connection
        self.request = request
        self.later = later
        self.tools = tools
        self.connections = connections
    }
}

/// Not kept by it.
// @Provides(in: Session)
final class Task {
    let connection: () -> Connection?
    let wait: () async throws -> Connection?
    let connections: any HoldingConnections
    // @Needs
    init(
        connection: @escaping () -> Connection?, wait: @escaping () async throws -> Connection?,
        connections: any HoldingConnections
    ) {
        self.connection = connection
        self.wait = wait
        self.connections = connections
    }
}

// @Scope(in: Session)
struct Page {
    // @Provides
    let number: Int
}

// @Provides(once, in: Page)
final class Player {
    let connection: () -> Connection?
    let number: Int
    init(number: Int, connection: @escaping () -> Connection?) {
        self.number = number
        self.connection = connection
    }
}
