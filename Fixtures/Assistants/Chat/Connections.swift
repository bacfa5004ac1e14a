typealias ConnectionID = String
typealias TraceID = String
typealias Deadline = Instant
typealias RateLimit = Int
typealias RequestTimeout = Int

// @Provides
let rateLimit: RateLimit = 10
// @Provides
let requestTimeout: RequestTimeout = 5

/// One connected user.
// @Scope(sendable)
struct Connection: Sendable {
    // @Provides
    let user: User
    // @Provides
    let id: ConnectionID
    // @Provides
    let wire: Wire
}

/// One command of a connected user.
// @Scope(in: Connection, sendable)
struct Request: Sendable {
    // @Provides
    let trace: TraceID
    // @Provides
    let deadline: Deadline
}

// @Provides(once, in: Connection)
actor RateLimiter {
    private let clock: any Clock, limit: RateLimit
    private var recent: [Instant] = []
    init(clock: any Clock, limit: RateLimit) { (self.clock, self.limit) = (clock, limit) }
    func pass() throws {
        let now = clock.now
        recent.removeAll { $0 < now.advanced(by: -1) }
        guard recent.count < limit else { throw ChatError.tooFast }
        recent.append(now)
    }
}

// @Provides(once, in: Connection)
actor Outbox {
    private let wire: Wire
    private(set) var sent = 0
    init(wire: Wire) { self.wire = wire }
    func send(_ reply: Reply) { sent += 1; wire.answer(reply) }
}

// @Provides(once, in: Request)
actor Trace {
    nonisolated let id: TraceID
    private(set) var notes: [String] = []
    init(id: TraceID) { self.id = id }
    func note(_ text: String) { notes.append("\(id) \(text)") }
}

// @Needs
struct CommandLoop: Sendable {
    let wire: Wire, outbox: Outbox, clock: any Clock, ids: any IDSource, timeout: RequestTimeout
    let open: @Sendable (Request) -> RequestFactory
    func run() async {
        for await command in wire.commands {
            let request = open(Request(trace: ids.next(), deadline: clock.now.advanced(by: timeout)))
            do {
                await outbox.send(try await request.makeDispatcher().run(command))
            } catch {
                await outbox.send(.failed("\(error)"))
            }
        }
    }
}

// @Needs
struct Dispatcher: Sendable {
    let trace: Trace, deadline: Deadline, clock: any Clock, metrics: Metrics, commands: any Commands
    func run(_ command: Command) async throws -> Reply {
        guard clock.now <= deadline else { throw ChatError.late }
        await metrics.add("commands")
        await trace.note("\(command)")
        let handler: any CommandHandler = switch command {
        case .join(let room): commands.makeJoin(room: room)
        case .leave(let room): commands.makeLeave(room: room)
        case .post(let room, let text): commands.makePost(room: room, text: text)
        case .history(let room, let limit): try await commands.makeHistory(room: room, limit: limit)
        case .who(let room): commands.makeWho(room: room)
        }
        return try await handler.handle()
    }
}
