import Kit

// @Provides(once)
final class WebSocket: Connection {}

protocol Store {}
final class FileStore: Store {}

final class Session { init(store: Store = Resolver.resolve()) {} }

/// The container would have given the instance that the marker makes. One marker answers for all of a type.
final class Chat {
    // @Needs
    init(
        timelines: Timelines, playlist: Playlist, socket: WebSocket, store: Store = Resolver.resolve(),
        other: Store = Container.shared.store(), session: Session = container.resolve(Session.self)!
    ) {}
}

final class Room {
    // @Needs
    init(store: Store = try! resolver.resolve(), local: Store = makeStore()) {}
}
