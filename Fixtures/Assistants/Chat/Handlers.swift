protocol CommandHandler: Sendable { func handle() async throws -> Reply }

/// Makes the handler of one command.
// @Provides
protocol Commands: Sendable {
    func makeJoin(room: RoomName) -> JoinHandler
    func makeLeave(room: RoomName) -> LeaveHandler
    func makePost(room: RoomName, text: String) -> PostHandler
    func makeHistory(room: RoomName, limit: Int) async throws -> HistoryHandler
    func makeWho(room: RoomName) -> WhoHandler
}

// @Needs(given: room)
struct JoinHandler: CommandHandler {
    let room: RoomName
    let user: User, id: ConnectionID, outbox: Outbox, rooms: RoomRegistry, trace: Trace
    func handle() async throws -> Reply {
        try await rooms.room(room).join(Member(user: user, outbox: outbox), id: id)
        await trace.note("joined")
        return .done
    }
}

// @Needs(given: room)
struct LeaveHandler: CommandHandler {
    let room: RoomName
    let id: ConnectionID, rooms: RoomRegistry, trace: Trace
    func handle() async throws -> Reply {
        try await rooms.room(room).leave(id)
        await trace.note("left")
        return .done
    }
}

// @Needs(given: room, text)
struct PostHandler: CommandHandler {
    let room: RoomName, text: String
    let id: ConnectionID, limiter: RateLimiter, filters: FilterChain, rooms: RoomRegistry, metrics: Metrics, trace: Trace
    func handle() async throws -> Reply {
        try await limiter.pass()
        let text = try await filters.apply(text)
        try await rooms.room(room).post(text, from: id)
        await metrics.add("posts")
        await trace.note("posted")
        return .done
    }
}

// @Needs(given: room, limit)
struct HistoryHandler: CommandHandler {
    let room: RoomName, limit: Int
    let store: any MessageStore, limiter: RateLimiter, trace: Trace
    func handle() async throws -> Reply {
        try await limiter.pass()
        await trace.note("history")
        return .messages(try await store.last(limit, in: room))
    }
}

// @Needs(given: room)
struct WhoHandler: CommandHandler {
    let room: RoomName
    let rooms: RoomRegistry, trace: Trace
    func handle() async throws -> Reply {
        await trace.note("who")
        return .members(try await rooms.room(room).users)
    }
}
