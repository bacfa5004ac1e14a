import Domain

// @Provides(weak)
public final class GuestCache {
    public init(guest: Guest) {}
}
