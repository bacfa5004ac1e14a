nonisolated protocol Mail: Sendable { func send(_ text: String) -> String }
nonisolated protocol Files: Sendable { var count: Int { get } }

// @Scope(root, sendable)
nonisolated struct Server: Sendable {
    // @Provides
    let name: String
}

// @Scope(in: Server, sendable)
nonisolated struct Request: Sendable { let id: Int }

// @Scope(in: Server)
@MainActor struct Window { let title: String }

// @Provides(once, live, as: Mail)
nonisolated final class SMTP: Mail {
    init() {}
    func send(_ text: String) -> String { "sent " + text }
}

// @Provides(live, as: Files)
nonisolated struct Disk: Files {
    let count: Int
    init(request: Request) { count = request.id }
}

// @Provides(once, live)
@MainActor final class Display {
    let title: String
    init(title: String = "real") { self.title = title }
}

// @Provides(once)
nonisolated final class Log: Sendable {
    let mail: @Sendable () -> any Mail
    init(mail: @escaping @Sendable () -> any Mail) { self.mail = mail }
}

// @Provides(once, live)
actor Connection {
    nonisolated let isReal: Bool
    init(isReal: Bool = true) async throws { self.isReal = isReal }
}

// @Needs
func respond(log: Log, connection: Connection) -> String { log.mail().send(connection.isReal ? "real" : "fake") }

nonisolated final class Handler: Sendable {
    let files: any Files
    let name: String
    // @Needs
    init(files: any Files, name: String, request: Request) {
        self.files = files
        self.name = name
    }
}

@MainActor final class Panel {
    let display: Display
    // @Needs
    init(window: Window, display: Display) { self.display = display }
}
