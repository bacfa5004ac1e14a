public struct Session {}
public struct Order {}

// @Provides(once, in: Sesion)
public final class Repository {
    public init() {}
}
