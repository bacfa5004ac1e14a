public class Panel {
    public init() {}
}

/// What the module that is generated declares could be in place of the default.
public protocol Connection: Sendable {}

// @Provides(once)
public actor Timelines {
    public init(connection: (any Connection)? = nil) {}
}

/// The module has no factory of its own, so it is judged with the one that is generated.
public class Player {
    public init() {}
}

// @Provides(once)
public class Playlist {
    public init(player: Player = Player()) {}
}
