public class Panel {
    public init() {}
}

/// What the module that is generated declares could be in place of the default.
public protocol Connection: Sendable {}

// @Provides(once)
public actor Timelines {
    public init(connection: (any Connection)? = nil) {}
}

/// What is declared here is reported here.
public class Player {
    public init() {}
}

// @Provides(once)
public class Playlist {
    public init(player: Player = Player()) {}
}
