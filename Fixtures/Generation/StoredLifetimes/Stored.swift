nonisolated(unsafe) var alive = 0
nonisolated(unsafe) var attempts = 0

struct Failure: Error {}

/// Built once, and tried again after a failure.
// @Provides(once)
final class Database {
    init() throws(Failure) {
        attempts += 1
        if attempts == 1 { throw Failure() }
    }
}

protocol Session: AnyObject {}

/// Lives as long as someone else holds it.
// @Provides(weak, as: Session)
final class LiveSession: Session {
    let database: Database

    init(database: Database) {
        self.database = database
        alive += 1
    }

    deinit { alive -= 1 }

    // @Needs
    func start(database: Database) throws {}
}

// @Provides(weak)
final class Theme {
    init?() {}
}

final class Screen {
    let session: any Session
    let other: LiveSession

    // @Needs
    init(session: any Session, other: LiveSession, theme: Theme?) {
        self.session = session
        self.other = other
    }
}

final class Channel<Message> {}

// @Provides(weak)
typealias TextChannel = Channel<String>

// @Needs
func compare(channel: TextChannel, other: Channel<String>) -> Bool { channel === other }
