public struct User {}

public struct Session {
    // @Provides
    public let user: User
}

// @Provides(once)
public final class Notes {
    public init(user: User) {}
}
