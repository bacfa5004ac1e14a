// @Scope
struct Room {
    // @Provides
    let name: RoomName
}

typealias RoomName = String

// @Provides(once, in: Room)
final class Messages {
    let unread: Int

    init(room: RoomName) { unread = room.count }
}

/// The app keeps it, longer than a room. Its closure does not keep the room.
// @Needs(in: Room)
final class Badge {
    private let messages: () -> Messages?

    init(messages: @escaping () -> Messages?) { self.messages = messages }

    var text: String { messages().map { "\($0.unread)" } ?? "" }
}

/// As long as somebody holds it, the room lives.
// @Needs(in: Room)
final class Notifier {
    let messages: () -> Messages

    init(messages: @escaping () -> Messages) { self.messages = messages }
}
