public struct Guest {}

// @Provides(once)
public final class History {
    public init(guest: Guest) {}
}
