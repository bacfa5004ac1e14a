/// Its services are on the main actor, and so is its factory, which starts them.
// @Scope
@MainActor struct Session {
    // @Provides
    let user: String
}

@MainActor var closed: [String] = []

// @Provides(once, in: Session)
@MainActor final class Uploads {
    init(user: String) {}

    func finish() async { closed.append("uploads") }
}

// @Provides(once, in: Session)
@MainActor final class Socket {
    init(user: String) {}

    func close() { closed.append("socket") }

    deinit { MainActor.assumeIsolated { closed.append("freed") } }
}

/// The uploads need the socket, so they finish first.
// @Needs(in: Session)
@MainActor func logOut(uploads: Uploads, socket: Socket) async {
    await uploads.finish()
    socket.close()
}

@MainActor final class Login {
    private let openSession: (Session) -> SessionFactory
    private(set) var session: SessionFactory?

    // @Needs
    init(openSession: @escaping (Session) -> SessionFactory) { self.openSession = openSession }

    func logIn(as user: String) { session = openSession(Session(user: user)) }

    func logOut() async {
        await session?.logOut()
        session = nil
    }
}
