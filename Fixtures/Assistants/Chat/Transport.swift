enum Command: Sendable {
    case join(room: RoomName)
    case leave(room: RoomName)
    case post(room: RoomName, text: String)
    case history(room: RoomName, limit: Int)
    case who(room: RoomName)
}

enum Reply: Sendable, Equatable {
    case done
    case messages([Message])
    case members([User])
    case failed(String)
}

enum ChatError: Error {
    case tooLong, refused, tooFast, late, noMember
}

struct User: Sendable, Hashable, Codable { let name: String }

/// Both directions of one in-process connection.
final class Wire: Sendable {
    let commands: AsyncStream<Command>
    let replies: AsyncStream<Reply>
    private let commandInput: AsyncStream<Command>.Continuation
    private let replyInput: AsyncStream<Reply>.Continuation
    init() {
        (commands, commandInput) = AsyncStream.makeStream(of: Command.self)
        (replies, replyInput) = AsyncStream.makeStream(of: Reply.self)
    }
    func send(_ command: Command) { commandInput.yield(command) }
    func answer(_ reply: Reply) { replyInput.yield(reply) }
    func close() { commandInput.finish(); replyInput.finish() }
}

struct Arrival: Sendable { let user: User, wire: Wire }

// @Provides(once)
final class InProcessTransport: Sendable {
    let port: Port
    let arrivals: AsyncStream<Arrival>
    private let input: AsyncStream<Arrival>.Continuation
    init(port: Port) {
        self.port = port
        (arrivals, input) = AsyncStream.makeStream(of: Arrival.self)
    }
    func connect(_ user: User) -> Wire {
        let wire = Wire()
        input.yield(Arrival(user: user, wire: wire))
        return wire
    }
    func close() { input.finish() }
}
