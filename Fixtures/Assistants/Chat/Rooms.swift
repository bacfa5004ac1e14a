import Foundation

typealias RoomName = String
typealias Retention = Int

// @Provides
let retention: Retention = 86_400

struct Message: Sendable, Equatable, Codable { let room: RoomName, author: User, text: String, time: Instant }
struct Member: Sendable { let user: User, outbox: Outbox }

protocol MessageStore: Sendable {
    func append(_ message: Message) async throws
    func last(_ count: Int, in room: RoomName) async throws -> [Message]
    func removeOlder(than time: Instant) async throws
}

// @Provides(once, live, as: MessageStore)
actor FileMessageStore: MessageStore {
    private let file: URL
    private var messages: [Message] = []
    init(folder: DataFolder) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("messages.json")
        if FileManager.default.fileExists(atPath: file.path) {
            messages = try JSONDecoder().decode([Message].self, from: Data(contentsOf: file))
        }
    }
    func append(_ message: Message) throws { messages.append(message); try save() }
    func last(_ count: Int, in room: RoomName) -> [Message] { messages.filter { $0.room == room }.suffix(count) }
    func removeOlder(than time: Instant) throws { messages.removeAll { $0.time < time }; try save() }
    private func save() throws { try JSONEncoder().encode(messages).write(to: file) }
}

#if DEBUG
/// Keeps what was stored for a test.
// @Provides(fake, as: MessageStore)
actor MemoryMessageStore: MessageStore {
    private(set) var messages: [Message] = []
    init() {}
    func append(_ message: Message) { messages.append(message) }
    func last(_ count: Int, in room: RoomName) -> [Message] { messages.filter { $0.room == room }.suffix(count) }
    func removeOlder(than time: Instant) { messages.removeAll { $0.time < time } }
}
#endif

/// The registry makes each room when it is first asked for, and keeps it.
// @Needs(given: name)
actor Room {
    private let name: RoomName, store: any MessageStore, push: any PushGateway, clock: any Clock
    private var members: [ConnectionID: Member] = [:]
    init(name: RoomName, store: any MessageStore, push: any PushGateway, clock: any Clock) {
        (self.name, self.store, self.push, self.clock) = (name, store, push, clock)
    }
    var users: [User] { members.values.map(\.user).sorted { $0.name < $1.name } }
    func join(_ member: Member, id: ConnectionID) { members[id] = member }
    func leave(_ id: ConnectionID) { members[id] = nil }
    func post(_ text: String, from id: ConnectionID) async throws {
        guard let author = members[id]?.user else { throw ChatError.noMember }
        let message = Message(room: name, author: author, text: text, time: clock.now)
        try await store.append(message)
        for (other, member) in members where other != id {
            await member.outbox.send(.messages([message]))
            await push.notify(member.user, text)
        }
    }
}

// @Provides(once)
actor RoomRegistry {
    private let makeRoom: @Sendable (RoomName) async throws -> Room
    private var rooms: [RoomName: Room] = [:]
    init(makeRoom: @escaping @Sendable (RoomName) async throws -> Room) { self.makeRoom = makeRoom }
    func room(_ name: RoomName) async throws -> Room {
        if let room = rooms[name] { return room }
        let made = try await makeRoom(name)
        if let room = rooms[name] { return room }
        rooms[name] = made
        return made
    }
}

/// Removes old messages as long as the program runs.
// @Provides(once)
actor Cleaner {
    private let store: any MessageStore, clock: any Clock, retention: Retention, metrics: Metrics
    init(store: any MessageStore, clock: any Clock, retention: Retention, metrics: Metrics) {
        (self.store, self.clock, self.retention, self.metrics) = (store, clock, retention, metrics)
    }
    func run() async throws {
        while !Task.isCancelled {
            try await store.removeOlder(than: clock.now.advanced(by: -retention))
            await metrics.add("cleanings")
            try await clock.sleep(seconds: 60)
        }
    }
}
